import path from 'node:path';
import { node } from '@slotwise/tooling/jest';

export default { ...node(import.meta.dirname), roots: [path.join(import.meta.dirname, 'test')] };
