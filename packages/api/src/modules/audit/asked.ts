import { parseAuditFilter, type AuditTerm } from '@slotwise/contract';
import { badField } from '../../platform/errors';

/** Entries that a query asks for. */
export interface AskedEntries {
  terms: readonly AuditTerm[];
  since: Date | null;
  /** The first instant after them. */
  until?: Date | null;
  /** As of when `yesterday` is meant. */
  now: Date;
}

/** Reads the part of a query that says which entries. @throws `validation_failed` for a filter that nobody can read */
export function askedEntries({ q = '', since }: { q?: string; since?: string }, now: Date): AskedEntries {
  const terms = parseAuditFilter(q);
  if ('code' in terms) throw badField('q', terms.code, terms.params as never);
  return { terms, now, since: since === undefined ? null : new Date(since) };
}
