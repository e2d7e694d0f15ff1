import { defineModule } from '../../platform/module';
import { auditCommands } from './chain/commands';
import { cutter } from './chain/cut';
import { sealer } from './chain/seal';
import { exportAudit } from './export-audit';
import { auditWords } from './audit-words';
import { listAudit, readEntry } from './list-audit';
import { look } from './look';
import { countOlder } from './retention';

export const audit = defineModule({
  name: 'audit',
  create: (services) => ({
    commands: auditCommands,
    sweepers: [sealer, cutter],
    handlers: {
      'GET /audit': listAudit,
      'GET /audit/entry': readEntry,
      'GET /audit/words': auditWords,
      'GET /audit/export': exportAudit,
      'GET /mytenant/audit-retention': countOlder,
    },
    look: look(services),
  }),
});
