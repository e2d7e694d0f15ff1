import { createRequire } from 'node:module';
import path from 'node:path';
import { browser } from '@slotwise/tooling/jest';

const config = browser(import.meta.dirname);
const library = path.dirname(createRequire(import.meta.url).resolve('bwip-js/browser'));

export default {
  ...config,
  // As in the builds: the replacement for the module has other exports.
  moduleNameMapper: { ...config.moduleNameMapper, '^bwip-js/browser$': path.join(library, 'bwip-js.mjs') },
};
