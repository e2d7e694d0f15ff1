import type { AuditChannel, AuditFilterFault, AuditRecord } from '@slotwise/contract';
import { AUDIT_CHANNELS, parseAuditFilter } from '@slotwise/contract/audit-filter';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { choice, choiceOr, typed, useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { useTranslated, type Texts } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const PAGE = 50;
/** More than this many newer entries are not counted. */
export const NEWER_MAX = 20;
const LOOK_AGAIN_MS = 10_000;
const WORDS_KEPT_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** Times to look back over, in hours. */
const HOURS = { day: 24, week: 7 * 24, month: 30 * 24, quarter: 90 * 24 } as const;
export const WITHIN = ['day', 'week', 'month', 'quarter', 'all'] as const;
export type Within = (typeof WITHIN)[number];
export const AUDIT_ADDRESS = {
  q: typed('q'),
  by: choice('by', AUDIT_CHANNELS),
  within: choiceOr('within', WITHIN, 'month'),
};

export interface AuditFilter {
  q?: string;
  since?: string;
}

export interface Asked {
  q: string;
  by: AuditChannel | null;
  within: Within;
}

/** Whether a search says itself when: the time beside it, which begins with a month, would only cut that. */
export function saysWhen(q: string): boolean {
  const read = parseAuditFilter(q);
  return Array.isArray(read) && read.some(({ key }) => key === 'at');
}

/**
 * The filter of an address as the server takes it; null with the fault of its first invalid part. Its beginning stands still
 * while the page shows the same.
 */
export function useAuditFilter({ q, by, within }: Asked): {
  filter: AuditFilter | null;
  fault: AuditFilterFault | null;
} {
  const terms = [q.trim(), by === null ? '' : `by:${by}`].filter(Boolean).join(' ');
  const fault = useMemo(() => {
    const read = parseAuditFilter(terms);
    return 'code' in read ? read : null;
  }, [terms]);
  const span = saysWhen(q) ? 'all' : within;
  const since = useMemo(() => (span === 'all' ? undefined : new Date(Date.now() - HOURS[span] * HOUR_MS)), [span]);
  const filter = useMemo(
    () => ({ ...(terms && { q: terms }), ...(since && { since: since.toISOString() }) }),
    [terms, since],
  );
  return { filter: fault ? null : filter, fault };
}

const auditKeys = {
  list: ['roles', 'audit', 'list'],
  newer: ['roles', 'audit', 'newer'],
  one: ['roles', 'audit', 'one'],
  words: ['roles', 'audit', 'words'],
};

export function useAudit(filter: AuditFilter): InfiniteList<AuditRecord> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...auditKeys.list, filter],
    fetchPage: (cursor, signal) =>
      http('GET /audit', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
}

/** Number of entries newer than those shown, looked for every few seconds while the page is in sight. */
export function useNewer(filter: AuditFilter, { items, isPending, isPrevious }: InfiniteList<AuditRecord>): number {
  const { http } = usePlatform();
  const newest = items[0]?.id;
  const { data } = useQuery({
    queryKey: [...auditKeys.newer, filter],
    queryFn: ({ signal }) => http('GET /audit', { query: { ...filter, limit: NEWER_MAX }, signal }),
    enabled: !isPending && !isPrevious,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: LOOK_AGAIN_MS,
  });
  if (!data) return 0;
  const place = data.items.findIndex(({ id }) => id === newest);
  return place < 0 ? data.items.length : place;
}

export function useEntry(id: string, enabled: boolean) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...auditKeys.one, id],
    queryFn: ({ signal }) => http('GET /audit/entry', { query: { entry_id: id }, signal }),
    enabled,
  });
}

function useAnswer() {
  const { http } = usePlatform();
  const isAllowed = useCan(usePlatform(), 'view_audit');
  return useQuery({
    queryKey: auditKeys.words,
    queryFn: ({ signal }) => http('GET /audit/words', { signal }),
    enabled: isAllowed,
    staleTime: WORDS_KEPT_MS,
    // Each row asks; rows that come into sight must not ask again after a failure.
    retryOnMount: false,
  });
}

/**
 * Texts of remotes for their actions and things, in the page's language. Without an answer there are none: entries are said by
 * their codes then, which is no reason to withhold them.
 */
export function useSaid(): { said: Texts; isPending: boolean } {
  const translated = useTranslated();
  const { data, isPending, errorUpdateCount, failureCount } = useAnswer();
  const words = data?.words;
  const isFirst = failureCount === 0 && errorUpdateCount === 0;
  return useMemo(
    () => ({ said: translated(words?.en ?? {}, words), isPending: isPending && isFirst }),
    [words, isPending, isFirst, translated],
  );
}

/** Texts of the remote of an action for its fields, in the page's language. */
export function useFieldsSaid(action: string): Texts {
  const translated = useTranslated();
  const { data } = useAnswer();
  const words = data?.fields?.find(({ actions }) => actions.includes(action))?.words;
  return useMemo(() => translated(words?.en ?? {}, words), [words, translated]);
}
