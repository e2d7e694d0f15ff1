import { ALL, bestFirst, foundHere, searchPath, type Findable, type FoundGroup } from './found';
import { termOf } from './recent';
import { useWords } from './words';
import { useOwnPlaces } from './use-own-places';
import { useNamedRecords, useRecords, type RecordsRead } from './use-records';

/** Pages or actions that a term finds at once. */
const PER_GROUP = 6;

export interface Found extends Pick<RecordsRead, 'searching' | 'error' | 'retrying' | 'retry'> {
  groups: FoundGroup[];
  /** Items of a group that is still on its way to the top of the list. */
  awaited: number;
}

/** Cuts the groups that the page found, and says how many there are. */
const firstOf =
  (own: readonly FoundGroup[]) =>
  (group: FoundGroup): FoundGroup =>
    group.items.length <= PER_GROUP || !own.some(({ id }) => id === group.id)
      ? group
      : { ...group, items: group.items.slice(0, PER_GROUP), total: group.items.length };

/**
 * Results of a term, best first, from the page itself and from records. Without a term, recently chosen ones, then
 * pages and actions.
 * @param recent keys, newest first
 */
export function useFound(typed: string, recent: readonly string[]): Found {
  const { t } = useWords();
  const term = typed.trim();
  const places = useOwnPlaces();
  const records = useRecords(term);
  const named = useNamedRecords(recent, term === '');
  if (term !== '') {
    const found = foundHere(places, term, records);
    const groups = bestFirst([...found.own, ...found.records], term, recent).map(firstOf(found.own));
    const icon = 'app';
    const all = { key: ALL, label: t('search.all', { term }), detail: '', icon, href: searchPath(term) } as const;
    const more = { id: ALL, label: t('search.more'), items: [all] };
    const hasMore = found.records.length > 0 || groups.some(({ total }) => total !== undefined);
    return { ...records, groups: hasMore ? [...groups, more] : groups, awaited: 0 };
  }
  const known = new Map([...places, ...named.groups].flatMap(({ items }) => items).map((item) => [item.key, item]));
  const again = (key: string): Findable | [] => {
    const typedBefore = termOf(key);
    if (typedBefore === undefined) return [];
    return { key, label: typedBefore, detail: t('found.again'), icon: 'app', href: '', term: typedBefore };
  };
  const chosen = recent.flatMap((key): Findable | [] => known.get(key) ?? again(key));
  const isOffered = (item: Findable) => !item.isBelow && !chosen.includes(item);
  const rest = places.map((group) => ({ ...group, items: group.items.filter(isOffered) }));
  const groups = [{ id: 'recent', label: t('search.recent'), items: chosen }, ...rest];
  return {
    ...named,
    groups: groups.filter(({ items }) => items.length > 0),
    awaited: named.searching ? recent.length - chosen.length : 0,
  };
}
