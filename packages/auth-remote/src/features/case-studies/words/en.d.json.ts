// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'chart.axis': {};
  'chart.rule': {};
  'chart.saved': {};
  'chart.seen': {};
  'chart.table': {};
  'chart.unseen': {};
  'measure.text': {};
  'measure.title': {};
  'page.lead': { product: 'text' };
  'page.title': {};
  'page.to-dashboard': {};
  'page.to-sign-up': {};
  'page.to-start': {};
  'rules.abc.meaning': {};
  'rules.abc.name': {};
  'rules.nearest.meaning': {};
  'rules.nearest.name': {};
  'rules.random.meaning': {};
  'rules.random.name': {};
  'rules.within-aisle.meaning': {};
  'rules.within-aisle.name': {};
  'sets.online-retail.name': {};
  'sets.online-retail.source': {};
  'sets.online-retail.text': {};
  'sets.slap-prp.name': {};
  'sets.slap-prp.source': {};
  'sets.slap-prp.text': {};
  'sets.sprp.name': {};
  'sets.sprp.source': {};
  'sets.sprp.text': {};
  'sets.title': {};
  'values.text': { product: 'text' };
  'values.title': {};
}>;
export default catalogue;
