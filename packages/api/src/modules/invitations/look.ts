import type { Look } from '../../platform/look';
import { be, listed, number, tally } from '../assistant';
import { invitationsOf } from './reading-queries';

const invitations: Look = {
  topic: 'invitations',
  words: /\b(invitations?|invites?|invited)\b/,
  permission: 'view_invitations',
  async read({ trx, tenantId, names }) {
    const all = await invitationsOf(trx, tenantId);
    const statuses = tally(all.map(({ status }) => status));
    const pending = all.filter(({ status }) => status === 'pending');
    const waiting = pending.map(({ name, email, phoneNumber }) => name ?? email ?? phoneNumber ?? '');
    return {
      what: 'invitations',
      links: [{ kind: 'invitation' }],
      text:
        `There ${be(all.length)} ${number(all.length, 'invitation')}` +
        `${statuses.length > 0 ? `: ${listed(statuses)}` : ''}.` +
        (names && waiting.length > 0 ? ` Still waiting: ${listed(waiting)}.` : ''),
    };
  },
};

export const look: Look[] = [invitations];
