// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'call.case-studies' | 'call.pitch' | 'call.schedule-demo' | 'call.title' | 'contact.busy' | 'contact.company'
    | 'contact.email' | 'contact.lead' | 'contact.message' | 'contact.name' | 'contact.sent.close'
    | 'contact.sent.title' | 'contact.submit' | 'contact.title.request_demo' | 'contact.title.schedule_demo'
    | 'features.continuous.text' | 'features.continuous.title' | 'features.data.text' | 'features.data.title'
    | 'features.rapid.text' | 'features.rapid.title' | 'figures.costs' | 'figures.efficiency' | 'figures.label'
    | 'figures.picking-time' | 'footer.contact' | 'footer.privacy' | 'footer.terms' | 'hero.learn-more' | 'hero.pitch'
    | 'hero.request-demo' | 'hero.title' | 'plan.drawing.scattered' | 'plan.drawing.slotted' | 'plan.fast'
    | 'plan.label' | 'plan.placement' | 'plan.scattered' | 'plan.slotted' | 'plan.slow' | 'plan.title' | 'plan.walked',
    {}
  > & {
    'contact.sent.text': { email: 'text'; strong: 'tag' };
    'features.title': { product: 'text' };
    'footer.copyright': { product: 'text' };
    'plan.size': { locations: 'number'; orders: 'number' };
    'plan.walked-less': { saved: 'number' };
  }
>;
export default catalogue;
