import type { Invitation } from '@slotwise/contract';
import { STATUS_LABELS, TYPE_LABELS } from './lifecycle';
import type { InvitationStatus, InvitationType } from './lifecycle';

/** Which invitations a person wants to see; null takes all. */
export interface Filters {
  term: string;
  status: InvitationStatus | null;
  type: InvitationType | null;
}

export const NO_FILTERS: Filters = { term: '', status: null, type: null };

export const isFiltered = ({ term, status, type }: Filters) => term.trim() !== '' || status !== null || type !== null;

const known = <K extends string>(labels: Readonly<Record<K, string>>, value: string | null): K | null =>
  value !== null && Object.hasOwn(labels, value) ? (value as K) : null;

/** What an address's query asks for; what it does not know it ignores. */
export function filtersOf(query: URLSearchParams): Filters {
  return {
    term: query.get('q') ?? '',
    status: known(STATUS_LABELS, query.get('status')),
    type: known(TYPE_LABELS, query.get('type')),
  };
}

/** The query with these filters in it; everything else in it stays. */
export function withFilters(query: URLSearchParams, { term, status, type }: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ q: term.trim() || null, status, type })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const texts = new WeakMap<Invitation, string>();

/** Name, address and number as the search compares them; kept, since a search looks at thousands on every key. */
function textOf(invitation: Invitation): string {
  let text = texts.get(invitation);
  if (text === undefined) {
    const { name, email, phoneNumber } = invitation;
    text = [name, email, phoneNumber]
      .filter((part) => part !== null)
      .join('\n')
      .toLocaleLowerCase();
    texts.set(invitation, text);
  }
  return text;
}

/** Those that all filters let through, in the order they are in. */
export function matching(invitations: readonly Invitation[], { term, status, type }: Filters): Invitation[] {
  const needle = term.trim().toLocaleLowerCase();
  return invitations.filter(
    (invitation) =>
      (status === null || invitation.status === status) &&
      (type === null || invitation.invitationType === type) &&
      (needle === '' || textOf(invitation).includes(needle)),
  );
}
