import type { NavigationItem } from '../routing/navigation-items';

/** Something that the global search offers. */
export interface Findable {
  /** Unique among all; the device keeps it of what was chosen: `page:/roles`, `action:auth.settings`, `role:42`. */
  key: string;
  label: string;
  /** A second line, also searched. */
  detail: string;
  icon: NavigationItem['icon'];
  /** Where it leads. */
  href: string;
}

export interface FoundGroup {
  /** Unique among the groups that are shown. */
  id: string;
  label: string;
  items: readonly Findable[];
}

/** Case-insensitive part of what an item says. @param term trimmed */
export const matches = ({ label, detail }: Findable, term: string): boolean =>
  `${label}\n${detail}`.toLocaleLowerCase().includes(term.toLocaleLowerCase());

/** Items of the groups that still match; groups without any are left out. */
export const matching = (groups: readonly FoundGroup[], term: string): FoundGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matches(item, term)) }))
    .filter(({ items }) => items.length > 0);
