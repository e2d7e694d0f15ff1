import type { Language } from './constants';
import { isPermissionName, type PermissionName } from './permissions';

type Texts = Readonly<Record<PermissionName, string>>;

const ENGLISH: Texts = {
  activate_slotting: 'Activate slotting plans',
  approve_inventory: 'Approve counts',
  approve_slotting: 'Approve slotting plans',
  count_inventory: 'Count stock',
  import_inventory: 'Import inventory',
  manage_company: 'Manage the organization',
  manage_inventory: 'Manage inventory',
  manage_invitations: 'Manage invitations',
  manage_remotes: 'Manage remotes',
  manage_roles: 'Manage roles',
  manage_slotting: 'Manage slotting',
  manage_users: 'Manage users',
  manage_warehouses: 'Manage warehouses',
  move_inventory: 'Move stock',
  update_avatar: 'Change pictures',
  use_assistant: 'Use the assistant',
  view_audit: 'View the audit trail',
  view_companies: 'View companies',
  view_inventory: 'View inventory',
  view_invitations: 'View invitations',
  view_remotes: 'View remotes',
  view_roles: 'View roles',
  view_slotting: 'View slotting',
  view_users: 'View users',
  view_warehouses: 'View warehouses',
};

const GERMAN: Texts = {
  activate_slotting: 'Slotting-Pläne umsetzen',
  approve_inventory: 'Zählungen freigeben',
  approve_slotting: 'Slotting-Pläne freigeben',
  count_inventory: 'Bestand zählen',
  import_inventory: 'Bestandsdaten importieren',
  manage_company: 'Organisation verwalten',
  manage_inventory: 'Bestand verwalten',
  manage_invitations: 'Einladungen verwalten',
  manage_remotes: 'Remotes verwalten',
  manage_roles: 'Rollen verwalten',
  manage_slotting: 'Slotting verwalten',
  manage_users: 'Benutzer verwalten',
  manage_warehouses: 'Lager verwalten',
  move_inventory: 'Bestand umlagern',
  update_avatar: 'Bilder ändern',
  use_assistant: 'Assistenten nutzen',
  view_audit: 'Protokoll ansehen',
  view_companies: 'Firmen ansehen',
  view_inventory: 'Bestand ansehen',
  view_invitations: 'Einladungen ansehen',
  view_remotes: 'Remotes ansehen',
  view_roles: 'Rollen ansehen',
  view_slotting: 'Slotting ansehen',
  view_users: 'Benutzer ansehen',
  view_warehouses: 'Lager ansehen',
};

/** Names of permissions for people. Pages have the same in their catalogues. */
const PERMISSION_TEXTS: Readonly<Record<Language, Texts>> = { en: ENGLISH, de: GERMAN };

/** "Manage roles" for `manage_roles`; of a permission without a text its name in code. */
export const permissionText = (permission: string, language: Language = 'en'): string =>
  isPermissionName(permission) ? PERMISSION_TEXTS[language][permission] : permission;
