import { browser } from '@slotwise/tooling/jest';

export default browser(import.meta.dirname);
