/**
 * `npm run words`: sorts each catalogue by its ids and writes what TypeScript knows of the English ones, then names everything that is
 * wrong with the catalogues. `--check` writes nothing and fails if a committed file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifestTexts } from '../webpack/manifest.mjs';
import { SOURCE, isOfBuild } from './compile.mjs';
import {
  auditFaults,
  catalogueFaults,
  documentFaults,
  likeEnglish,
  manifestFaults,
  missingLanguages,
  unusedIds,
} from './faults.mjs';
import { auditWordsOf, catalogueFile, readCatalogues, stringsIn, wordsFolders, wordsOf } from './sources.mjs';
import { typesOf } from './types.mjs';

const checking = process.argv.includes('--check');

/** @param {Record<string, string>} entries @returns {Record<string, string>} */
const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes the file if it is another; when checking, says that it is. @param {string} file @param {string} text @returns {string[]} */
function keep(file, text) {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (current === text) return [];
  if (checking) return [`${path.basename(file)} is not as \`npm run words\` writes it`];
  writeFileSync(file, text);
  return [];
}

const packages = path.join(import.meta.dirname, '../..');
/** @param {string} folder */
const packageAbove = (folder) => path.join(packages, path.relative(packages, folder).split(path.sep)[0] ?? '');

/** @param {string} folder @param {Record<string, string>} source */
async function ofManifest(folder, source) {
  const dir = packageAbove(folder);
  if (!dir.endsWith('-remote') || folder !== wordsOf(dir)) return [];
  return manifestFaults(source, await readManifestTexts(dir));
}

/** @param {string} folder @param {Record<string, string>} source */
function ofDocument(folder, source) {
  const page = path.join(folder, '../index.html');
  return documentFaults(source, existsSync(page) ? readFileSync(page, 'utf8') : '');
}

/** Texts that are the same in another language, each with its cause. @type {Record<string, Record<string, string>>} */
const alike = JSON.parse(readFileSync(path.join(import.meta.dirname, 'alike.json'), 'utf8'));
/** @type {Record<string, Set<string>>} */
const usedAlike = Object.fromEntries(Object.keys(alike).map((language) => [language, new Set()]));

/** @param {string} folder @param {Record<string, string>} source */
function unusedIn(folder, source) {
  const { strings, templates } = stringsIn(path.dirname(folder));
  const ids = Object.keys(source).filter((id) => !isOfBuild(id));
  return unusedIds(ids, strings, templates).map((id) => `${SOURCE}.json: "${id}" is used nowhere`);
}

/** @param {string} folder */
async function faultsOf(folder) {
  const catalogues = readCatalogues(folder);
  const source = sorted(catalogues[SOURCE] ?? {});
  const faults = catalogueFaults(catalogues);
  const isOfAudit = folder === auditWordsOf(packageAbove(folder));
  if (isOfAudit) faults.push(...auditFaults(source));
  else faults.push(...unusedIn(folder, source));
  faults.push(...(await ofManifest(folder, source)), ...ofDocument(folder, source));
  faults.push(...missingLanguages(Object.keys(catalogues)), ...likeEnglish(catalogues, alike, usedAlike));
  if (faults.length > 0) return faults;
  return [
    ...Object.entries(catalogues).flatMap(([locale, entries]) =>
      keep(catalogueFile(folder, locale), `${JSON.stringify(sorted(entries), null, 2)}\n`),
    ),
    ...(isOfAudit ? [] : keep(catalogueFile(folder).replace(/json$/, 'd.json.ts'), typesOf(source))),
  ];
}

for (const folder of wordsFolders()) {
  for (const fault of await faultsOf(folder)) {
    console.error(`${path.relative(packages, folder)}: ${fault}`);
    process.exitCode = 1;
  }
}

// A workspace with few of the catalogues, in which somebody writes one, has no text for most causes.
for (const [language, texts] of Object.entries(checking ? alike : {})) {
  for (const text of Object.keys(texts).filter((each) => !usedAlike[language]?.has(each))) {
    console.error(`tooling/words/alike.json: no text in ${language} is "${text}"`);
    process.exitCode = 1;
  }
}
