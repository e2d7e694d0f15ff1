import { createStandalone } from '@slotwise/shared/remote';
import remote from '../src/index';

createStandalone(remote);
