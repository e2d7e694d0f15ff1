import type { TimelineEntry } from '@slotwise/contract';
import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationById } from './reading-queries';
import { auditedOf, mailedAbout } from './timeline-queries';

const EVENTS: Record<string, TimelineEntry['event']> = {
  'invitation.created': 'created',
  'invitation.link_copied': 'link_copied',
  'invitation.resent': 'resent',
  'invitation.role_changed': 'role_changed',
  'invitation.canceled': 'canceled',
  'invitation.accepted': 'accepted',
  'invitation.expired': 'expired',
  'invitation.rejected': 'rejected',
};

interface Happening extends Pick<TimelineEntry, 'event' | 'actor'> {
  at: Date;
}

/** From the audit, which is complete, and from the mail outbox, which says whether the message left. */
export function readTimeline({ actor, query, read }: Ctx<'GET /invitation/timeline'>) {
  const id = idOf(query.invitation_id);
  if (!id) throw refuse('not_found');
  return read(async (trx) => {
    if (!(await invitationById(trx, tenantOf(actor).id, id))) throw refuse('not_found');
    const done = (await auditedOf(trx, id)).flatMap((row): Happening[] => {
      const { at, action, actorId, actorName } = row;
      const event = EVENTS[action];
      if (!event) return [];
      // The person whose client first noticed that the time was up is not its actor.
      const who =
        event === 'expired' || actorId === null || actorName === null ? null : { id: actorId, name: actorName };
      return [{ at, event, actor: who }];
    });
    // Only after the tenant's own eyes have seen the invitation.
    const mails = await asSystem(trx, () => mailedAbout(trx, id));
    const mailed = mails.flatMap(({ sentAt, failedAt }): Happening[] => {
      const at = sentAt ?? failedAt;
      return at ? [{ at, event: sentAt ? 'mailed' : 'mail_failed', actor: null }] : [];
    });
    const entries = [...done, ...mailed]
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((entry): TimelineEntry => ({ ...entry, at: entry.at.toISOString() }));
    return { entries };
  });
}
