import { defineModule } from '../../platform/module';
import { listAudit } from './list-audit';

export const audit = defineModule({
  name: 'audit',
  create: () => ({ handlers: { 'GET /audit': listAudit } }),
});
