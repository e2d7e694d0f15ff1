import type { Company, Invitation, Role, User, Warehouse } from '@slotwise/contract';
import { placeOf } from '../tenant-menu/places';

/** What the global search can find. `href` is where it leads. */
export interface Findable {
  kind: 'Pages' | 'Users' | 'Roles' | 'Invitations' | 'Warehouses' | 'Companies';
  /** Unique among all. */
  key: string;
  label: string;
  /** A second line, also searched. */
  detail: string;
  href: string;
}

/** Where records of each kind are shown. A WMS knows no more of its companies than their names. */
const shownAt = {
  Users: placeOf.user,
  Roles: placeOf.role,
  Invitations: placeOf.invitation,
  Warehouses: placeOf.warehouse,
  Companies: () => '/dashboard',
} as const;

type RecordKind = keyof typeof shownAt;

const record = (kind: RecordKind, id: string, label: string, detail: string): Findable => ({
  kind,
  key: `${kind}:${id}`,
  label,
  detail,
  href: shownAt[kind](id),
});

export interface Records {
  users?: readonly User[];
  roles?: readonly Role[];
  invitations?: readonly Invitation[];
  warehouses?: readonly Warehouse[];
  companies?: readonly Company[];
}

export const findablesOf = (records: Records): Findable[] => [
  ...(records.users ?? []).map((u) => record('Users', u.id, `${u.firstName} ${u.lastName}`, u.email)),
  ...(records.roles ?? []).map((r) => record('Roles', r.id, r.name, r.description)),
  ...(records.invitations ?? []).map((i) =>
    record('Invitations', i.id, i.email ?? i.phoneNumber ?? i.name ?? '-', i.status),
  ),
  ...(records.warehouses ?? []).map((w) => record('Warehouses', w.id, w.name, '')),
  ...(records.companies ?? []).map((c) => record('Companies', c.id, c.name, '')),
];

export interface FoundGroup {
  title: string;
  items: readonly Findable[];
}

const PER_GROUP = 6;

/** What matches, by kind, a few of each; with an empty term what was chosen lately, then the pages. */
export function grouped(all: readonly Findable[], term: string, recentKeys: readonly string[]): FoundGroup[] {
  const wanted = term.trim().toLocaleLowerCase();
  const recent = wanted ? [] : recentKeys.flatMap((key) => all.find((item) => item.key === key) ?? []);
  const matches = all.filter((item) =>
    wanted
      ? `${item.label}\n${item.detail}`.toLocaleLowerCase().includes(wanted)
      : item.kind === 'Pages' && !recent.includes(item),
  );
  const groups = new Map<string, Findable[]>(recent.length > 0 ? [['Recent', recent]] : []);
  for (const item of matches) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  return [...groups].map(([title, items]) => ({ title, items: items.slice(0, PER_GROUP) }));
}
