// Fails when docs/how-to.md names a file that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const page = 'docs/how-to.md';
const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(path.join(root, page), 'utf8');

/** Files by their path from the root, and pages that it links to. A path that begins with `src/` is one in whichever package. */
const named = [
  ...[...text.matchAll(/`((?:packages|scripts|e2e|docs|bench)[/][^`<> ]+)`/g)].map(([, file = '']) => file),
  ...[...text.matchAll(/[\]][(](?!https?:)([^)#]+)[)]/g)].map(([, file = '']) => path.posix.join('docs', file)),
];
const missing = [...new Set(named)].filter((file) => !existsSync(path.join(root, file)));
const short = [...text.matchAll(/`((?:api|contract|shared|shell|[a-z]+-remote)[/][^`]+)`/g)].map(
  ([, file = '']) => file,
);
for (const file of missing) console.log(`${page} names ${file}, which does not exist.`);
for (const file of short) console.log(`${page} names ${file}: write its whole path, packages/${file}.`);
if (named.length < 40) console.log(`${page} names ${named.length} files: they are not found by this script any more.`);
process.exitCode = missing.length + short.length > 0 || named.length < 40 ? 1 : 0;
