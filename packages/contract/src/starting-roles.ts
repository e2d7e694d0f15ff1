import type { Language } from './constants';
import { PERMISSIONS, type PermissionName } from './permissions';

/** The roles beside the Owner's with which a tenant starts. An Owner begins with every permission. */
type Beginner = 'Manager' | 'Member';

const NOBODY_ELSE: readonly Beginner[] = [];
const MANAGER: readonly Beginner[] = ['Manager'];
const EVERYBODY: readonly Beginner[] = ['Manager', 'Member'];

/** Starting roles that begin with each permission. Each is decided: one that is added to the catalogue does not compile without its line. */
const BEGINS_WITH: Readonly<Record<PermissionName, readonly Beginner[]>> = {
  update_avatar: MANAGER,
  view_invitations: MANAGER,
  manage_invitations: MANAGER,
  view_roles: EVERYBODY,
  manage_roles: NOBODY_ELSE,
  manage_company: NOBODY_ELSE,
  view_companies: EVERYBODY,
  view_audit: NOBODY_ELSE,
  use_assistant: EVERYBODY,
  view_warehouses: EVERYBODY,
  manage_warehouses: MANAGER,
  view_inventory: EVERYBODY,
  manage_inventory: MANAGER,
  move_inventory: MANAGER,
  count_inventory: EVERYBODY,
  approve_inventory: MANAGER,
  import_inventory: MANAGER,
  view_slotting: EVERYBODY,
  manage_slotting: MANAGER,
  approve_slotting: MANAGER,
  activate_slotting: MANAGER,
  view_users: EVERYBODY,
  manage_users: MANAGER,
  view_remotes: MANAGER,
  manage_remotes: NOBODY_ELSE,
};

const beginningOf = (role: Beginner): PermissionName[] =>
  PERMISSIONS.map(({ name }) => name).filter((name) => BEGINS_WITH[name].includes(role));

export interface StartingRole {
  /** In English; a tenant is given name and description in the language of who creates it. */
  name: 'Owner' | Beginner;
  description: string;
  permissions: readonly PermissionName[];
}

type Texts = Readonly<Record<Language, { name: string; description: string }>>;

/** Names and descriptions of the roles that a tenant starts with, in each language. */
export const STARTING_ROLE_TEXTS: Readonly<Record<StartingRole['name'], Texts>> = {
  Owner: {
    en: { name: 'Owner', description: 'Everything, including roles.' },
    de: { name: 'Inhaber', description: 'Alles, auch Rollen.' },
  },
  Manager: {
    en: { name: 'Manager', description: 'Runs the warehouse and invites people.' },
    de: { name: 'Lagerleitung', description: 'Leitet das Lager und lädt Personen ein.' },
  },
  Member: {
    en: { name: 'Member', description: 'Sees the warehouse and counts stock.' },
    de: { name: 'Mitglied', description: 'Sieht das Lager und zählt Bestand.' },
  },
};

/** The starting role that a description is the product's own of, in whichever language; undefined where somebody worded it. */
export const startingRoleDescribed = (description: string): StartingRole['name'] | undefined =>
  STARTING_ROLES.find(({ name }) =>
    Object.values(STARTING_ROLE_TEXTS[name]).some((text) => text.description === description),
  )?.name;

/** The roles that every new tenant starts with, and their permissions. */
export const STARTING_ROLES: readonly StartingRole[] = (
  [
    ['Owner', PERMISSIONS.map(({ name }) => name)],
    ['Manager', beginningOf('Manager')],
    ['Member', beginningOf('Member')],
  ] as const
).map(([name, permissions]) => ({ ...STARTING_ROLE_TEXTS[name].en, name, permissions }));
