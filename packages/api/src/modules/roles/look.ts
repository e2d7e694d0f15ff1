import type { Look } from '../../platform/look';
import { myPermissions, role, roles, rolesHolding } from './look-roles';
import { mayI, listPersonPermissions, listPermissionHolders, whyMay } from './look-rights';

export const look: Look[] = [
  roles,
  role,
  rolesHolding,
  myPermissions,
  listPermissionHolders,
  listPersonPermissions,
  whyMay,
  mayI,
];
