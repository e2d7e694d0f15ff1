import { defineModule } from '../../platform/module';
import { importJob } from './import-job';
import { getImport, listChanges, listImports, listKinds, listRefusals } from './list-imports';
import { cancelImport, checkImport, runImport } from './plan-import';
import { readImport } from './read-import';
import { announceImport, uploadPart } from './upload';
import { exportKind, refusalsFile, template } from './send-files';
import { sendMoves } from './send-moves';
import { forgetOldImports } from './forget-old-imports';
import { notifications } from './notifications';

export const imports = defineModule({
  name: 'imports',
  create: (services) => ({
    handlers: {
      'GET /imports': listImports,
      'GET /imports/kinds': listKinds,
      'GET /import': getImport,
      'POST /import': announceImport,
      'POST /import/part': uploadPart,
      'POST /import/read': readImport,
      'POST /import/check': checkImport,
      'POST /import/run': runImport,
      'POST /import/cancel': cancelImport,
      'GET /import/changes': listChanges,
      'GET /import/refusals': listRefusals,
      'GET /import/refusals/file': refusalsFile,
      'GET /imports/template': template,
      'GET /export': exportKind,
      'GET /stock/moves/file': sendMoves,
    },
    notifications,
    jobs: [importJob(services)],
    sweepers: [{ name: 'old imports', everyMs: 600_000, run: forgetOldImports }],
  }),
});
