import type { AuditEntry } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { takeDeletionBackOf } from '../company-deletion';
import { takeGrantBackOf } from '../grants';
import { cancelSentBy, invitationAudit, invitationEvent } from '../invitations';
import { endAccessOf } from '../own-access';
import { deleteFactor } from '../two-factor';
import { actorOfAccount } from './account';
import type { Account } from './queries';

type Left = Required<Pick<Outcome<unknown>, 'events' | 'mails' | 'notifications'>>;

/**
 * Ends what whoever had an account until now may have left in it: nobody had shown that its address is theirs. A second factor would
 * keep the mailbox's owner out; keys, webhooks and links of invitations would keep the other one in, and their WMS in the inventory; a company that
 * they asked to be deleted would go.
 */
export async function takeOver(
  trx: Trx,
  account: Account,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Left & { audit: AuditEntry[]; sessions: string[] }> {
  const actor = actorOfAccount(account);
  const { id: userId, tenantId } = account;
  const hadFactor = await deleteFactor(trx, userId);
  const access = await endAccessOf(trx, actor, now);
  const canceled = tenantId === null ? [] : await cancelSentBy(trx, userId, tenantId, now);
  const grant = await takeGrantBackOf(trx, actor);
  const deletion = await takeDeletionBackOf(trx, actor, publicUrl);
  return {
    audit: [
      ...(hadFactor ? [{ action: 'factor.reset', subjectId: userId, details: {}, actor } as const] : []),
      ...access.audit,
      ...canceled.map((sent) => invitationAudit('canceled', sent, { actor })),
      ...(grant ? [grant.audit] : []),
      ...(deletion ? [{ ...deletion.audit, actor }] : []),
    ],
    events: [
      ...access.events,
      ...canceled.map((sent) => invitationEvent('canceled', sent)),
      ...(grant?.events ?? []),
      ...(deletion?.events ?? []),
    ],
    mails: deletion?.mails ?? [],
    notifications: deletion?.notifications ?? [],
    sessions: access.sessions,
  };
}
