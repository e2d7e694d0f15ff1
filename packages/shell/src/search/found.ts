import { SEARCH_RANKS } from '@slotwise/contract/constants';
import { meantBy, plainText, slipsInNames, wordsOf } from '@slotwise/contract/search-words';
import type { NavigationItem } from '../routing/navigation-items';
import type { RecordKind } from '../routing/record-kinds';
import { SEARCH_PATH } from '../routing/route-table';
import { marksIn } from './marks';

/** Something that the global search offers. */
export interface Findable {
  /** Unique among all; the device keeps it of chosen results: `page:/roles`, `action:auth.settings`, `role:42`. */
  key: string;
  label: string;
  /** A second line, also searched. */
  detail: string;
  /** Other words that it is found by, which are not shown. */
  words?: string;
  icon: NavigationItem['icon'];
  /** Address of the result; empty where it is none. */
  href: string;
  /** It is a command: chosen, it does this, and no page is opened. The device does not keep it among recent ones. */
  run?: () => void;
  /** Quality of the match (`SEARCH_RANKS`), if the server gave it. */
  rank?: number | undefined;
  /** Parts of it that match besides the typed term. */
  marks?: readonly string[];
  /** It is a page below those of the navigation: offered to who asks for it by name. */
  isBelow?: boolean;
  /** It is a term that was typed before: the box takes it up, and no page is opened. */
  term?: string;
}

export interface FoundGroup {
  /** Unique among the groups that are shown. */
  id: string;
  label: string;
  items: readonly Findable[];
  /** Number of all that match, where it is greater than that of the items. */
  total?: number | undefined;
  /** Counting ended there: more than `total` match. */
  more?: boolean | undefined;
  /** The page that lists all of them, if there is one. */
  home?: string | undefined;
}

/**
 * Ranks of what the page finds by itself, between those of the server: words that are not shown count after those of the name, and a whole
 * such entry before its beginning.
 */
const RANKS = {
  ...{ hidden: SEARCH_RANKS.words + 0.25, hiddenStart: SEARCH_RANKS.words + 0.5, spread: SEARCH_RANKS.words + 0.75 },
  withinHidden: SEARCH_RANKS.within + 0.5,
} as const;

/** Key of the link to all results. */
export const ALL = 'all';
/** The page of all that a term finds. */
export const searchPath = (term: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: term.trim() })}`;

/** The page that lists the records of a kind: their addresses without their ids. */
export const homeOf = ({ href }: RecordKind): string | undefined =>
  href.includes('{id}') ? href.replace(/([?].*|[/][{]id[}])$/, '') : undefined;

/** Whether a text contains another, regardless of case and accents. */
export const holds = (text: string, part: string): boolean => plainText(text).includes(plainText(part));

/** Whether an item says every word of a term. */
export const matches = ({ label, detail, words = '', marks = [] }: Findable, term: string): boolean =>
  term
    .split(/\s+/)
    .every((part) => holds(`${label}\n${detail}\n${words}`, part) || marksIn(label, [part]).length > 0) ||
  // A word that was misspelt a key ago is so still.
  marks.some((mark) => plainText(mark).startsWith(plainText(term).slice(0, 1)));

/** Items of the groups that still match; groups without any are left out. How many others do is not known any more. */
export const matching = (groups: readonly FoundGroup[], term: string): FoundGroup[] =>
  groups
    .map(({ total: _total, more: _more, ...group }) => ({
      ...group,
      items: group.items.filter((item) => matches(item, term)),
    }))
    .filter(({ items }) => items.length > 0);

/** Adds to an item by which of its words a misspelt term may mean it; those of its label count more, those that are not shown less. */
function resembling(item: Findable, term: string): Findable | [] {
  const typed = wordsOf(term);
  const texts = [item.label, `${item.label} ${item.detail}`, `${item.label} ${item.detail} ${item.words ?? ''}`];
  for (const [place, text] of texts.entries()) {
    const meant = meantBy(typed, wordsOf(text), slipsInNames);
    if (meant) return { ...item, rank: SEARCH_RANKS.near + place / 4, marks: meant.words };
  }
  return [];
}

/** Whether something shows what was typed: then nobody means what only resembles it. */
const isMet = (groups: readonly FoundGroup[], term: string) =>
  groups.some(({ items }) => items.some((item) => rankOf(item, term) <= SEARCH_RANKS.within));

/** Results of a term: of the page itself, and of records. */
interface Both {
  own: FoundGroup[];
  records: FoundGroup[];
}

/**
 * Results of the page itself beside those of records. Slips of the finger are forgiven where nothing else shows the term: once it is known what
 * records do, so that nothing goes away again.
 */
export function foundHere(
  places: readonly FoundGroup[],
  term: string,
  records: { groups: readonly FoundGroup[]; searching: boolean },
): Both {
  const found = matching(places, term);
  if (isMet([...found, ...records.groups], term)) return { own: found, records: records.groups.flatMap(withoutNear) };
  if (records.searching) return { own: found, records: [...records.groups] };
  const own = places.map((group) => ({
    ...group,
    items: group.items.flatMap((item) => (matches(item, term) ? item : resembling(item, term))),
  }));
  return { own: own.filter(({ items }) => items.length > 0), records: [...records.groups] };
}

/** A group without what only resembles the term. How many there are of the others nobody counted. */
function withoutNear(group: FoundGroup): FoundGroup | [] {
  const items = group.items.filter(({ rank = SEARCH_RANKS.exact }) => rank < SEARCH_RANKS.near);
  if (items.length === group.items.length) return group;
  const { total: _total, more: _more, ...rest } = group;
  return items.length > 0 ? { ...rest, items } : [];
}

function rankOf({ label, detail, words = '', rank }: Findable, term: string): number {
  if (rank !== undefined) return rank;
  const [text, wanted] = [plainText(label), plainText(term)];
  if (text === wanted) return SEARCH_RANKS.exact;
  if (text.startsWith(wanted)) return SEARCH_RANKS.start;
  const begins = (word: string) => word.startsWith(wanted);
  const typed = wordsOf(term);
  const areIn = (others: readonly string[]) => typed.every((word) => others.some((other) => other.startsWith(word)));
  if (text.split(/\s+/).some(begins) || (typed.length > 0 && areIn(wordsOf(label)))) return SEARCH_RANKS.words;
  // People meant what is called so rather than what is only found by it.
  const entries = plainText(words).split(/,\s*/);
  if (entries.includes(wanted)) return RANKS.hidden;
  if (entries.some(begins)) return RANKS.hiddenStart;
  if (typed.length > 0 && areIn(wordsOf(`${label} ${detail} ${words}`))) return RANKS.spread;
  const isShown = term.split(/\s+/).every((part) => holds(`${label}\n${detail}`, part));
  return isShown ? SEARCH_RANKS.within : RANKS.withinHidden;
}

/**
 * Orders results: those that are the term or begin with it, then those chosen lately, then the rest; the best group
 * first.
 */
export function bestFirst(groups: readonly FoundGroup[], term: string, recent: readonly string[]): FoundGroup[] {
  const score = (item: Findable) => {
    const rank = rankOf(item, term);
    return rank > SEARCH_RANKS.start && recent.includes(item.key) ? SEARCH_RANKS.start + 0.5 : rank;
  };
  const best = ({ items }: FoundGroup) => Math.min(...items.map(score));
  return groups
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => score(a) - score(b)) }))
    .toSorted((a, b) => best(a) - best(b));
}
