import { defineModule } from '../../platform/module';
import { storeLead } from './store-lead';

export const leads = defineModule({
  name: 'leads',
  create: () => ({
    handlers: { 'POST /leads': storeLead },
  }),
});
