import { Type } from 'typebox';
import { acts, NoDetails } from '../wire/audit-action';
import { Id, strict } from '../wire/schema';

const Ids = Type.Array(Id);

export const ownAccessAudit = {
  /** Its owner has said what becomes of it. */
  'access.reviewed': acts('user', NoDetails),
  /** Keys and webhooks that were made from an account, by its owner or because a new password was chosen for one that may have been a stranger's. */
  'access.ended': acts('user', strict({ apiKeys: Ids, partnerKeys: Ids, webhooks: Ids })),
};
