import { newPermissions } from './new-permissions';

/** Moving stock, approving counts and importing are rights of their own. */
export const { up } = newPermissions('0055-inventory-permissions');
