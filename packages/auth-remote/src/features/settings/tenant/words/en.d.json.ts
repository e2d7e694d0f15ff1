// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'currency.hint' | 'currency.label' | 'retention.as-deployment' | 'retention.confirm' | 'retention.ever'
    | 'retention.hint' | 'retention.label' | 'retention.not-counted' | 'retention.question' | 'tenant.about-company'
    | 'tenant.about-wms' | 'tenant.company' | 'tenant.name' | 'tenant.name-missing' | 'tenant.name-saved'
    | 'tenant.not-kept' | 'tenant.save-name' | 'tenant.saving' | 'tenant.wms' | 'units.hint' | 'units.imperial'
    | 'units.label' | 'units.metric' | 'week.hint' | 'week.label' | 'week.monday' | 'week.none' | 'week.saturday'
    | 'week.sunday',
    {}
  > & {
    'currency.none': { currency: 'text' };
    'retention.deployment': { days: 'number' };
    'retention.months': { count: 'number' };
    'retention.text': { count: 'number'; span: 'text' };
    'retention.years': { count: 'number' };
    'tenant.needs': { permission: 'text' };
  }
>;
export default catalogue;
