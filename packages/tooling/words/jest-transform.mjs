import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCatalogue, localesIn } from './compile.mjs';

const compiler = readFileSync(path.join(import.meta.dirname, 'compile.mjs'));

/** Compiles catalogues for Jest as the build does for browsers. */
export default {
  process: (/** @type {string} */ content, /** @type {string} */ file) => ({
    code: JSON.stringify(compileCatalogue(file, content)),
  }),
  getCacheKey: (/** @type {string} */ content, /** @type {string} */ file) =>
    createHash('sha256')
      .update(JSON.stringify([content, file, localesIn(path.dirname(file))]))
      .update(compiler)
      .digest('hex'),
};
