import { defineModule } from '../../platform/module';
import { exportAudit } from './export-audit';
import { listAudit, readEntry } from './list-audit';

export const audit = defineModule({
  name: 'audit',
  create: () => ({
    handlers: { 'GET /audit': listAudit, 'GET /audit/entry': readEntry, 'GET /audit/export': exportAudit },
  }),
});
