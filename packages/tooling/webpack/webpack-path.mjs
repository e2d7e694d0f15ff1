import { createRequire } from 'node:module';

// Module Federation guesses which webpack it runs in and can take another copy, whose modules the cache cannot store.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');
