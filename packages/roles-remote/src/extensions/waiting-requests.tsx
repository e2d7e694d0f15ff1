import { defineExtension } from '@slotwise/shared/remote';
import { WaitingRequests } from '../features/waiting-requests/waiting-requests';
import { reactions } from '../reactions';

export default defineExtension(WaitingRequests, { reactions });
