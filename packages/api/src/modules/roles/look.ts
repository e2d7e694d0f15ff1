import type { Look } from '../../platform/look';
import { myPermissions, role, roles, rolesHolding } from './look-roles';
import { mayI, whatMay, whoMay, whyMay } from './look-rights';

export const look: Look[] = [roles, role, rolesHolding, myPermissions, whoMay, whatMay, whyMay, mayI];
