import { Type } from 'typebox';
import { strict } from '../wire/schema';
import { acts } from '../wire/audit-action';
import { ImportCounts } from './entities';

const File = { kind: Type.String(), fileName: Type.String() };

export const importAudit = {
  'import.begun': acts('import', strict({ ...File, counts: ImportCounts })),
  'import.finished': acts('import', strict({ ...File, counts: ImportCounts })),
  'import.failed': acts('import', strict({ ...File, counts: ImportCounts })),
  'import.canceled': acts('import', strict(File)),
};
