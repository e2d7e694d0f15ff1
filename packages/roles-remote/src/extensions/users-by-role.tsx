import { defineExtension } from '@slotwise/shared/remote';
import { UsersByRole } from '../features/users-by-role/users-by-role';

export default defineExtension(UsersByRole);
