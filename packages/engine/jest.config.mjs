import { node } from '@slotwise/tooling/jest';

export default node(import.meta.dirname);
