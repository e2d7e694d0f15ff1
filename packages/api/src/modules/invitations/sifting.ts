import type { Answer, Invitation } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { reasonOf } from '@slotwise/contract/field-faults';
import { ApiFault } from '../../platform/errors';
import { textFault } from '../../platform/http/json-body';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { optionalLine } from '../fields';
import { inviteeOfAddress, type Invitee, type RowFault } from './invitee';
import { unavailable } from './sending-queries';

/** Longest address of a row. */
const ADDRESS_MAX = 320;

export type Result = Answer<'POST /invitation/bulk'>['results'][number];
/** The answer to a row that nobody is invited by. */
export type Refusal = Result & { outcome: Exclude<Result['outcome'], 'invited'> };
type Row = Ctx<'POST /invitation/bulk'>['body']['rows'][number];

export interface Candidate {
  index: number;
  address: string;
  name: string | null;
  invitee: Invitee;
  /** The role that the row asks for; undefined: it takes that of the call. */
  wantedRole: string | undefined;
}

export const pending = (index: number, address: string, invitation: Invitation | null = null): Refusal => ({
  index,
  address,
  outcome: 'pending',
  reason: 'There is already a pending invitation for this person',
  invitation,
});

const keyOf = ({ email, phoneNumber }: Invitee | Invitation) => email ?? phoneNumber ?? '';

/** Rows that can be invited, the first of each person, and the answers to the others. */
export function sortOut(rows: readonly Row[]): { candidates: Candidate[]; results: Refusal[] } {
  const candidates: Candidate[] = [];
  const results: Refusal[] = [];
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
    candidates.push({ index, address, ...read, wantedRole: row.role_id });
  }
  return { candidates, results };
}

const withoutFaults = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

const tooLong = (field: 'address' | 'name', max: number, reason: string): RowFault => ({
  fault: { field, code: 'too_long', max },
  reason,
});

function readRow({
  address,
  name: given,
}: Pick<Row, 'address' | 'name'>): Pick<Candidate, 'name' | 'invitee'> | RowFault {
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

/**
 * Those whom nothing stands in the way of, and the answers to the others. With `livingAt`, an invitation whose time is up
 * stands in nobody's way: whoever sends makes it expire first, whoever only looks may not.
 */
export async function sift<T extends Candidate>(
  trx: Trx,
  tenantId: string,
  candidates: readonly T[],
  { livingAt }: { livingAt?: Date } = {},
) {
  const known = await unavailable(trx, tenantId, {
    emails: candidates.flatMap(({ invitee }) => invitee.email ?? []),
    phones: candidates.flatMap(({ invitee }) => invitee.phoneNumber ?? []),
  });
  const living = known.pending.filter(({ expiresAt }) => livingAt === undefined || new Date(expiresAt) > livingAt);
  const invitations = new Map(living.map((invitation) => [keyOf(invitation), invitation]));
  const free: T[] = [];
  const results: Refusal[] = [];
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
