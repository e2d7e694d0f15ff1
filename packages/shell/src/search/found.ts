import type { Company, Invitation, Role, User, Warehouse } from '@slotwise/contract';
import { placeOf } from '../tenant-menu/places';

/** What the global search can find. `href` is where it leads. */
export interface Findable {
  kind: 'pages' | 'users' | 'roles' | 'invitations' | 'warehouses' | 'companies';
  /** Unique among all. */
  key: string;
  label: string;
  /** A second line, also searched. */
  detail: string;
  href: string;
}

/** Where records of each kind are shown. A WMS knows no more of its companies than their names. */
const shownAt = {
  users: placeOf.user,
  roles: placeOf.role,
  invitations: placeOf.invitation,
  warehouses: placeOf.warehouse,
  companies: () => '/dashboard',
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
  ...(records.users ?? []).map((u) => record('users', u.id, `${u.firstName} ${u.lastName}`, u.email)),
  ...(records.roles ?? []).map((r) => record('roles', r.id, r.name, r.description)),
  ...(records.invitations ?? []).map((i) =>
    record('invitations', i.id, i.email ?? i.phoneNumber ?? i.name ?? '-', i.status),
  ),
  ...(records.warehouses ?? []).map((w) => record('warehouses', w.id, w.name, '')),
  ...(records.companies ?? []).map((c) => record('companies', c.id, c.name, '')),
];

export interface FoundGroup {
  kind: Findable['kind'] | 'recent';
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
      : item.kind === 'pages' && !recent.includes(item),
  );
  const groups = new Map<FoundGroup['kind'], Findable[]>(recent.length > 0 ? [['recent', recent]] : []);
  for (const item of matches) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  return [...groups].map(([kind, items]) => ({ kind, items: items.slice(0, PER_GROUP) }));
}
