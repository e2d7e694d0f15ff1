import { defineModule } from '../../platform/module';
import { storeLead } from './store-lead';

export const leads = defineModule({ name: 'leads', handlers: { 'POST /leads': storeLead } });
