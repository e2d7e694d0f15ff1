import { rules } from '@slotwise/tooling/eslint';

export default rules(import.meta.dirname);
