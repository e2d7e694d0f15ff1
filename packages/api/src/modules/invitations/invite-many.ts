import type { Answer, AuditEntry, Invitation } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { reasonOf } from '@slotwise/contract/field-faults';
import { ApiFault, refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import { textFault } from '../../platform/http/json-body';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { optionalLine } from '../fields';
import { beginRoleWork } from '../roles';
import { tenantById } from '../tenants';
import { refuseToFlood } from './allowance';
import { invitationEvent } from './events';
import { expireBefore } from './expire-invitation';
import { inviteeOfAddress, type Invitee, type RowFault } from './invitee';
import { inviterName } from './inviter';
import { invitationMessage } from './message';
import { insertInvitations, unavailable } from './sending-queries';
import { expiryOf, roleToGive, termsOf, type Terms } from './sending';

/** Longest address of a row. */
const ADDRESS_MAX = 320;

type Result = Answer<'POST /invitation/bulk'>['results'][number];
type Row = Ctx<'POST /invitation/bulk'>['body']['rows'][number];

interface Candidate {
  index: number;
  address: string;
  name: string | null;
  invitee: Invitee;
}

/** Up to 500 people in one transaction. A fault of one row is that row's answer; the others are invited. */
export function inviteMany({ actor, body, now, tx, services }: Ctx<'POST /invitation/bulk'>) {
  const { publicUrl, rateLimitFactor: factor } = services.config;
  const terms = termsOf(actor, body);
  const { candidates, results: unusable } = sortOut(body.rows);
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const roleId = await roleToGive(trx, work, terms);
    const tenant = await tenantById(trx, work.tenant.id);
    if (!tenant) throw refuse('not_found');
    const inviter = await inviterName(trx, actor);
    const over = await expireBefore(trx, { now, tenantId: tenant.id });
    const { free, results: taken } = await sift(trx, tenant.id, candidates);
    const invitees = free.map(({ invitee }) => invitee);
    await refuseToFlood(trx, { actor, tenantId: tenant.id, invitees, bulk: true, now, factor });
    const drafts = free.map((candidate) => draft(candidate, terms, now));
    const sent = await insertInvitations(
      trx,
      drafts.map(({ token: _, ...fields }) => ({ ...fields, tenantId: tenant.id, roleId, createdBy: actor.userId })),
    );
    const byId = new Map(sent.map((one) => [one.invitation.id, one]));
    const invited = free.map(({ index, address }, position): Result => {
      const invitation = byId.get(drafts[position]?.id ?? '')?.invitation;
      return invitation ? { index, address, outcome: 'invited', reason: null, invitation } : pending(index, address);
    });
    return {
      answer: { results: [...unusable, ...taken, ...invited].sort((a, b) => a.index - b.index) },
      audit: [
        ...over.audit,
        ...sent.map(({ invitation: { id, email, phoneNumber } }): AuditEntry => ({
          action: 'invitation.created',
          subjectId: id,
          after: { type: terms.type, email, phoneNumber, roleId, bulk: true },
        })),
      ],
      mails: drafts.flatMap(({ id, token }) => {
        const invitation = byId.get(id)?.invitation;
        return invitation ? [invitationMessage({ invitation, inviter, tenant: tenant.name, token, publicUrl })] : [];
      }),
      events: [...over.events, ...sent.map((one) => invitationEvent('created', one))],
    };
  });
}

const pending = (index: number, address: string, invitation: Invitation | null = null): Result => ({
  index,
  address,
  outcome: 'pending',
  reason: 'There is already a pending invitation for this person',
  invitation,
});

const keyOf = ({ email, phoneNumber }: Invitee | Invitation) => email ?? phoneNumber ?? '';

/** Rows that can be invited, the first of each person, and the answers to the others. */
function sortOut(rows: readonly Row[]): { candidates: Candidate[]; results: Result[] } {
  const candidates: Candidate[] = [];
  const results: Result[] = [];
  const first = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const read = readRow(row);
    // The answer is stored too, for requests that come again.
    const address = withoutFaults(row.address.slice(0, ADDRESS_MAX));
    if ('reason' in read) {
      results.push({ index, address, outcome: 'invalid', ...read, invitation: null });
      continue;
    }
    const before = first.get(keyOf(read.invitee));
    if (before !== undefined) {
      const reason = `The same person is in row ${before + 1}`;
      results.push({ index, address, outcome: 'duplicate', reason, invitation: null });
      continue;
    }
    first.set(keyOf(read.invitee), index);
    candidates.push({ index, address, ...read });
  }
  return { candidates, results };
}

const withoutFaults = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

const tooLong = (field: 'address' | 'name', max: number, reason: string): RowFault => ({
  fault: { field, code: 'too_long', max },
  reason,
});

function readRow({ address, name: given }: Row): Pick<Candidate, 'name' | 'invitee'> | RowFault {
  if (address.length > ADDRESS_MAX) {
    return tooLong('address', ADDRESS_MAX, `An address has at most ${ADDRESS_MAX} characters`);
  }
  const fault = textFault(address) ?? textFault(given ?? '');
  if (fault !== undefined) return { fault: { field: 'row', code: fault }, reason: `The row ${reasonOf(fault)}` };
  const invitee = inviteeOfAddress(address);
  if ('reason' in invitee) return invitee;
  try {
    const name = optionalLine('name', given);
    return (name?.length ?? 0) > NAME_MAX
      ? tooLong('name', NAME_MAX, `The name has more than ${NAME_MAX} characters`)
      : { name, invitee };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    const { code = 'invalid', reason = 'cannot be used' } = fault.details?.[0] ?? {};
    return { fault: { field: 'name', code }, reason: `The name ${reason}` };
  }
}

/** Those whom nothing stands in the way of, and the answers to the others. */
async function sift(trx: Trx, tenantId: string, candidates: readonly Candidate[]) {
  const known = await unavailable(trx, tenantId, {
    emails: candidates.flatMap(({ invitee }) => invitee.email ?? []),
    phones: candidates.flatMap(({ invitee }) => invitee.phoneNumber ?? []),
  });
  const invitations = new Map(known.pending.map((invitation) => [keyOf(invitation), invitation]));
  const free: Candidate[] = [];
  const results: Result[] = [];
  for (const candidate of candidates) {
    const { index, address, invitee } = candidate;
    const earlier = invitations.get(keyOf(invitee));
    if (earlier) results.push(pending(index, address, earlier));
    else if (invitee.email !== null && known.members.has(invitee.email)) {
      results.push({ index, address, outcome: 'member', reason: 'This person is already a member', invitation: null });
    } else free.push(candidate);
  }
  return { free, results };
}

const draft = ({ name, invitee }: Candidate, terms: Terms, now: Date) => {
  const token = newSecret();
  return {
    id: newId(),
    token,
    tokenHash: hashSecret(token),
    name,
    ...invitee,
    ...terms,
    now,
    expiresAt: expiryOf(terms, now),
  };
};
