import { newPermissions } from './new-permissions';

/** Turning an approved plan into work is a right of its own. */
export const { up } = newPermissions('0081-slotting-permissions');
