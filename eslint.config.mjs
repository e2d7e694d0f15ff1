import { rules } from '@slotwise/tooling/eslint';

export default rules();
