import { Type } from 'typebox';
import { Id, strict } from '../wire/schema';
import { creates, deletes } from '../wire/audit-action';

const PartnerKeyState = strict({
  name: Type.String(),
  origins: Type.Array(Type.String()),
  remotes: Type.Array(Type.String()),
  /** As text: an entry outlives the catalogue that it was written under. */
  permissions: Type.Array(Type.String()),
});

export const embeddingAudit = {
  'embed.key_created': creates('partner_key', PartnerKeyState),
  'embed.key_revoked': deletes('partner_key', PartnerKeyState),
  'embed.session_opened': creates(
    'embedded_session',
    /** `key`: the id of the partner key. */
    strict({ key: Id, remote: Type.String(), origin: Type.String() }),
  ),
};
