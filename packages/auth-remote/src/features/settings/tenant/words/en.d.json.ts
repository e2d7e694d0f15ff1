// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'currency.hint': {};
  'currency.label': {};
  'currency.none': { currency: 'text' };
  'retention.as-deployment': {};
  'retention.confirm': {};
  'retention.deployment': { days: 'number' };
  'retention.ever': {};
  'retention.hint': {};
  'retention.label': {};
  'retention.months': { count: 'number' };
  'retention.not-counted': {};
  'retention.question': {};
  'retention.text': { count: 'number'; span: 'text' };
  'retention.years': { count: 'number' };
  'tenant.about-company': {};
  'tenant.about-wms': {};
  'tenant.company': {};
  'tenant.name': {};
  'tenant.name-missing': {};
  'tenant.name-saved': {};
  'tenant.needs': { permission: 'text' };
  'tenant.not-kept': {};
  'tenant.save-name': {};
  'tenant.saving': {};
  'tenant.wms': {};
  'week.hint': {};
  'week.label': {};
  'week.monday': {};
  'week.none': {};
  'week.saturday': {};
  'week.sunday': {};
}>;
export default catalogue;
