import type { Answer, RemoteManifest } from '@slotwise/contract';
import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { useSession } from '@slotwise/shared/session';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { useRecordKinds } from '../routing/record-kinds';
import type { FoundGroup } from './found';
import { holds, homeOf, matching, type Findable } from './found';
import { useDebounced } from './use-debounced';

/** Time that somebody has to stop typing before the server is asked. */
export const STANDS_STILL_MS = 70;
/** An answer is shown again at once for the same term, and asked for anew. */
const KEPT_MS = 60_000;
/** Names of records that the server accepts. */
const RECORD = /^[a-z-]+:[A-Za-z0-9_-]+$/;

type Found = Answer<'GET /search'>;

/** Records that the server found. */
export interface RecordsRead {
  groups: FoundGroup[];
  /** The answer is not there yet; `groups` may show what is known already. */
  searching: boolean;
  error: Error | null;
  /** Whether the read that failed is running again. */
  retrying: boolean;
  retry: () => void;
}

const NONE: RecordsRead = { groups: [], searching: false, error: null, retrying: false, retry: () => undefined };

/** Gives the groups of an answer, as the manifests of the page name and show their kinds. */
function useGroups({ data }: UseQueryResult<Found>): FoundGroup[] {
  const { host } = useShell();
  const kinds = useRecordKinds();
  return useMemo(
    () =>
      (data?.groups ?? []).flatMap(({ kind, records, total, more }) => {
        const shown = kinds.get(kind);
        if (!shown) return [];
        const items = records.flatMap(({ id, title, subtitle, rank, marks = [] }): Findable | [] => {
          const href = host.records.href(kind, id);
          return href === undefined
            ? []
            : {
                ...{ key: `${kind}:${id}`, label: title, icon: shown.icon, href, rank, marks },
                // The word that it was found by is said, unless its texts contain it.
                detail: [subtitle, ...marks.filter((mark) => !holds(`${title} ${subtitle}`, mark))]
                  .filter((text) => text !== '')
                  .join(' · '),
              };
        });
        return items.length > 0 ? { id: kind, label: shown.label, items, total, more, home: homeOf(shown) } : [];
      }),
    [data, kinds, host],
  );
}

/** Kinds that manifests let be searched, in the order in which the navigation has their remotes. */
function useSearchedKinds(): string[] {
  const remotes = useRemotes().flatMap(({ manifest }) => manifest ?? []);
  const place = ({ navigation }: RemoteManifest) => Math.min(...navigation.map(({ order }) => order));
  const inOrder = remotes.toSorted((a, b) => (place(a) < place(b) ? -1 : Number(place(a) > place(b))));
  return [...new Set(inOrder.flatMap(({ search = [] }) => search))];
}

/** A person without a company and a WMS has no records. */
function useBelongs(): boolean {
  const { me } = useSession(useShell().host);
  return (me?.companyID ?? me?.wmsID ?? null) !== null;
}

const stateOf = ({ error, isError, isFetching, refetch }: UseQueryResult<Found>) => ({
  error: isError ? error : null,
  retrying: isFetching,
  retry: () => void refetch(),
});

/**
 * Records whose texts contain a term. The server is asked when the term has stood still for a moment; a call for a term
 * that is not wanted any more is cancelled. Until then earlier results are shown, as far as they match.
 * @param term trimmed; blank: nothing is asked for
 * @param limit of each kind; left out: as few as the server thinks
 */
export function useRecords(term: string, limit?: number): RecordsRead {
  const { host } = useShell();
  const kinds = useSearchedKinds();
  const wanted = term.slice(0, SEARCH_TERM_MAX);
  const still = useDebounced(wanted, STANDS_STILL_MS);
  const enabled = useBelongs() && wanted !== '' && kinds.length > 0;
  const query = { term: still, kinds: kinds.join(','), ...(limit !== undefined && { limit }) };
  const found = useQuery<Found>({
    queryKey: ['search', query],
    queryFn: ({ signal }) => host.http('GET /search', { query, signal }),
    enabled: enabled && still !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: KEPT_MS,
  });
  const groups = useGroups(found);
  if (!enabled) return NONE;
  if (still === wanted && !found.isPlaceholderData && !found.isPending) {
    return { ...stateOf(found), groups: found.isError ? [] : groups, searching: false };
  }
  return { ...NONE, groups: found.isError ? [] : matching(groups, wanted), searching: true };
}

/**
 * Records by their keys, as they are now: those that are gone, or that the user may not see any more, are left out.
 * @param keys `role:42`; keys that name no record are left out
 */
export function useNamedRecords(keys: readonly string[], wanted: boolean): RecordsRead {
  const { host } = useShell();
  const kinds = useRecordKinds();
  const named = keys.filter((key) => RECORD.test(key) && kinds.has(key.slice(0, key.indexOf(':'))));
  const enabled = useBelongs() && wanted && named.length > 0;
  const query = { records: named.join(',') };
  const found = useQuery<Found>({
    queryKey: ['search', query],
    queryFn: ({ signal }) => host.http('GET /search', { query, signal }),
    enabled,
    staleTime: 0,
    gcTime: KEPT_MS,
  });
  const groups = useGroups(found);
  return enabled ? { ...stateOf(found), groups, searching: found.isPending } : NONE;
}
