import { Type } from 'typebox';
import { creates, deletes } from '../wire/audit-action';
import { Id, nullable, strict } from '../wire/schema';

const ApiKeyState = strict({
  name: Type.String(),
  /** As text: an entry outlives the catalogue that it was written under. */
  permissions: Type.Array(Type.String()),
  warehouses: nullable(Type.Array(Id)),
  /** As text: schemas of entries know no formats. */
  expiresAt: nullable(Type.String()),
});

export const apiKeyAudit = {
  'api.key_created': creates('api_key', ApiKeyState),
  'api.key_revoked': deletes('api_key', ApiKeyState),
};
