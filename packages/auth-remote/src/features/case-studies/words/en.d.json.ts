// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'chart.axis' | 'chart.rule' | 'chart.saved' | 'chart.seen' | 'chart.table' | 'chart.unseen' | 'measure.text'
    | 'measure.title' | 'measured.Guo' | 'measured.Silva' | 'measured.head.better' | 'measured.head.instances'
    | 'measured.head.reached' | 'measured.head.set' | 'measured.others' | 'measured.published' | 'measured.table'
    | 'page.title' | 'page.to-dashboard' | 'page.to-sign-up' | 'page.to-start' | 'rules.abc.meaning' | 'rules.abc.name'
    | 'rules.across-aisle.meaning' | 'rules.across-aisle.name' | 'rules.nearest.meaning' | 'rules.nearest.name'
    | 'rules.random.meaning' | 'rules.random.name' | 'rules.within-aisle.meaning' | 'rules.within-aisle.name'
    | 'sets.online-retail.name' | 'sets.online-retail.source' | 'sets.online-retail.text' | 'sets.slap-prp.name'
    | 'sets.slap-prp.source' | 'sets.slap-prp.text' | 'sets.sprp.name' | 'sets.sprp.source' | 'sets.sprp.text'
    | 'sets.title' | 'values.title',
    {}
  > & {
    'measured.routing': { blocks: 'number' };
    'measured.routing-time': { max: 'number'; median: 'number'; min: 'number'; rounds: 'number' };
    'measured.search-time': { median: 'number'; seconds: 'number' };
    'measured.title': { product: 'text' };
    'measured.travel': { seen: 'number'; unseen: 'number' };
    'measured.when': { command: 'text'; date: 'text'; engine: 'text'; machine: 'text' };
    'page.lead': { product: 'text' };
    'rules.found.meaning': { seconds: 'number'; seeds: 'number'; seenFrom: 'number'; seenTo: 'number'; unseenFrom: 'number'; unseenTo: 'number' };
    'rules.found.name': { product: 'text' };
    'values.text': { product: 'text' };
  }
>;
export default catalogue;
