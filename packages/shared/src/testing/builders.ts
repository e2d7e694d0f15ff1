import type {
  AssistantInfo,
  Company,
  Invitation,
  Me,
  Permission,
  RegistryEntry,
  RemoteManifest,
  Role,
  User,
  Warehouse,
  Wms,
} from '@slotwise/contract';
import { PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';

let last = 0;
const nextId = () => String(++last);

/** The signed-in user of a test: Ada Owner of company `company-1`, with role `role-1`. */
export const me = (over: Partial<Me> = {}): Me => ({
  id: 'user-1',
  roleID: 'role-1',
  companyID: over.userType === 'wms' ? null : 'company-1',
  wmsID: over.userType === 'wms' ? 'wms-1' : null,
  userType: 'company',
  firstName: 'Ada',
  lastName: 'Owner',
  email: 'ada@example.com',
  avatarURL: null,
  ...over,
});

export const aPermission = (name: PermissionName): Permission => {
  const found = PERMISSIONS.find((permission) => permission.name === name);
  if (!found) throw new Error(`No permission is named ${name}`);
  return { ...found };
};
export const allPermissions = (): Permission[] => PERMISSIONS.map((permission) => ({ ...permission }));

export function aUser(over: Partial<User> = {}): User {
  const id = over.id ?? `user-${nextId()}`;
  return {
    id,
    firstName: 'Grace',
    lastName: `Member ${id}`,
    email: `${id}@example.com`,
    avatarURL: null,
    roleID: null,
    role: null,
    userType: 'company',
    ...over,
  };
}

/** `permissions` may be given by their names. */
export function aRole(
  over: Omit<Partial<Role>, 'permissions'> & { permissions?: (Permission | PermissionName)[] } = {},
): Role {
  const id = over.id ?? `role-${nextId()}`;
  return {
    id,
    name: `Role ${id}`,
    description: '',
    avatarURL: null,
    users: [],
    version: 1,
    ...over,
    permissions: (over.permissions ?? []).map((p) => (typeof p === 'string' ? aPermission(p) : p)),
  };
}

/** A pending invitation by e-mail, made now, for seven days. */
export function anInvitation(over: Partial<Invitation> = {}): Invitation {
  const id = over.id ?? `invitation-${nextId()}`;
  return {
    id,
    name: null,
    email: `${id}@example.com`,
    phoneNumber: null,
    invitationType: 'join_company',
    status: 'pending',
    message: null,
    avatarURL: null,
    roleID: null,
    createdAt: new Date().toISOString(),
    sentAt: over.createdAt ?? new Date().toISOString(),
    expiresAt: new Date(Date.now() + 7 * 24 * 3600_000).toISOString(),
    acceptedAt: null,
    canceledAt: null,
    expiredAt: null,
    rejectedAt: null,
    ...over,
  };
}

export const aCompany = (over: Partial<Company> = {}): Company => {
  const id = over.id ?? `company-${nextId()}`;
  return { id, name: `Company ${id}`, avatarURL: null, ...over };
};
export const aWms = (over: Partial<Wms> = {}): Wms => {
  const id = over.id ?? `wms-${nextId()}`;
  return { id, name: `WMS ${id}`, avatarURL: null, ...over };
};
export const aWarehouse = (over: Partial<Warehouse> = {}): Warehouse => {
  const id = over.id ?? `warehouse-${nextId()}`;
  return { id, name: `Warehouse ${id}`, ...over };
};

/** A remote's manifest; it answers at its own id. */
export const aManifest = (over: Partial<RemoteManifest> & { id: string }): RemoteManifest => ({
  name: over.id,
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [{ path: `/${over.id}`, access: 'user', title: over.id }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
  ...over,
});

/** The remote as a registry names it: one build, whose first screen needs its entry script alone. */
export const anEntry = (manifest: RemoteManifest): RegistryEntry => ({
  id: manifest.id,
  version: manifest.version,
  build: 'build1',
  manifest,
  entry: `/remotes/${manifest.id}/build1/mf-manifest.json`,
  mfManifest: {},
  integrity: { [`/remotes/${manifest.id}/build1/remoteEntry.js`]: 'sha384-entry' },
  preload: [`/remotes/${manifest.id}/build1/remoteEntry.js`],
});

/** The assistant without a language model. */
export const assistantInfo = (changes: Partial<AssistantInfo> = {}): AssistantInfo => ({
  answers: 'built_in',
  model: null,
  consent: { data: [], by: null, at: null },
  examples: [],
  ...changes,
});
