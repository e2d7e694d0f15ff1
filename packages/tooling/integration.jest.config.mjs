import { integration } from '@slotwise/tooling/jest';

export default integration(import.meta.dirname);
