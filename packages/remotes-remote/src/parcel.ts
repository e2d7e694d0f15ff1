import { createParcel } from '@slotwise/shared/remote';
import remote from './index';

export const { bootstrap, mount, update, unmount } = createParcel(remote);
