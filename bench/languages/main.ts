/**
 * Bytes that each language but English adds to a first screen, as they come over the wire, beside those of its scripts.
 * `npm run bench -- languages`
 */
import { builtScreens, kBOf, otherLanguages } from '../../e2e/fixtures/built-screens';

const others = otherLanguages();
const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(12))).join(' '));

row('screen', 'scripts, kB', ...others.map((language) => `${language} adds, kB`));
for (const [path, { files, words }] of [...builtScreens()].sort(([a], [b]) => a.localeCompare(b)))
  row(path, kBOf(files).toFixed(1), ...others.map((language) => `+${kBOf(words(language)).toFixed(1)}`));
