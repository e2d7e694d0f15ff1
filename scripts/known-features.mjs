// Names of features, as manifests, folders and modules have them, and where a text says one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DISTINCTIVE_WORDS, PLATFORM_WORDS } from './permitted-words.mjs';

/** @typedef {Awaited<ReturnType<typeof featureWords>>} Words */

/** `warehouses` → `warehouse`, `companies` → `company`. @param {string} word */
export const singular = (word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
/** `useRolesOf`, `roles-dialog.tsx`, `Open Roles` → words in lower case, in the singular. @param {string} text */
export const wordsIn = (text) => tokensOf(text).map(({ word }) => word);

/** The same, each with whether a space stands before it: then it is written as a word of its own. @param {string} text */
function tokensOf(text) {
  const apart = text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return [...apart.matchAll(/([^\p{L}]*)(\p{L}+)/gu)].map(([, gap = '', word = '']) => ({
    word: singular(word),
    isApart: /\s/.test(gap),
  }));
}

/**
 * @param {string} root
 * @param {string} remote the name of its package
 * @returns {Promise<import('../packages/contract/src/index.ts').RemoteManifest>}
 */
async function manifestOf(root, remote) {
  const source = readFileSync(path.join(root, 'packages', remote, 'src/manifest.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).manifest;
}

/** @param {string} folder @returns {string[]} */
const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/**
 * Names and contents of remotes, and the modules of the server: ids, features, kinds of records and the addresses of pages.
 * A name of several words, such as `users-by-role`, counts as a whole: none of its words alone tells it. `sentences` are those that are told
 * where they are written with spaces, too: what people call the records and pages of a feature. The name of a folder alone, such as
 * `first-steps`, is no reason why nobody else may say "the first steps"; it is told in identifiers, addresses and ids.
 * @param {string} root
 */
export async function featureWords(root) {
  const kinds = new Set();
  const ids = new Set();
  const addresses = new Set();
  /** @type {string[]} */
  const names = [];
  const folders = foldersIn(path.join(root, 'packages/api/src/modules'));
  /** @type {[kind: string, label: string][]} */
  const german = [];
  for (const remote of foldersIn(path.join(root, 'packages')).filter((name) => name.endsWith('-remote'))) {
    const folder = path.join(root, 'packages', remote, 'src');
    if (!existsSync(path.join(folder, 'manifest.ts'))) continue;
    const { id, routes, records = [] } = await manifestOf(root, remote);
    for (const { kind } of records) kinds.add(kind);
    for (const { path: address } of routes) addresses.add(address);
    ids.add(id);
    folders.push(...foldersIn(path.join(folder, 'features')));
    names.push(id, ...records.map(({ kind }) => kind));
    german.push(
      ...germanLabels(
        folder,
        records.map(({ kind }) => kind),
      ),
    );
    names.push(...routes.flatMap((route) => route.path.split('/')));
  }
  const spellings = (/** @type {string[]} */ some) =>
    new Set(some.map((name) => wordsIn(name).join(' ')).filter((name) => name !== ''));
  const everyName = spellings([...names, ...folders]);
  for (const word of Object.keys(PLATFORM_WORDS)) everyName.delete(word);
  const isOrdinary = (/** @type {string} */ name) => !name.includes(' ') && !DISTINCTIVE_WORDS.includes(name);
  const words = new Set([...everyName].filter((name) => !isOrdinary(name)));
  const several = [...words].filter((name) => name.includes(' '));
  return {
    words,
    sentences: new Set([...spellings(names), ...DISTINCTIVE_WORDS]),
    joined: new Map(several.map((name) => [name.replaceAll(' ', ''), name])),
    german: new Map(
      german.flatMap(([kind, label]) => {
        const name = wordsIn(kind).join(' ');
        return words.has(name) ? [/** @type {const} */ ([wordsIn(label).join(' '), name])] : [];
      }),
    ),
    ordinary: new Set([...everyName].filter(isOrdinary)),
    ids,
    kinds,
    addresses,
    longest: Math.max(1, ...[...words].map((name) => name.split(' ').length)),
  };
}

/**
 * The German words for those records of a remote that English pages call by their kind; what they call "Counts" is an ordinary word.
 * @param {string} folder sources of the remote @param {string[]} kinds @returns {[kind: string, label: string][]}
 */
function germanLabels(folder, kinds) {
  const [english, german] = ['en', 'de'].map((language) => {
    const file = path.join(folder, `words/${language}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  });
  return kinds.flatMap((kind) => {
    const id = `manifest.records.${kind}.label`;
    const isItsName = wordsIn(String(english[id])).join() === wordsIn(kind).join();
    return isItsName && typeof german[id] === 'string' ? [/** @type {[string, string]} */ ([kind, german[id]])] : [];
  });
}

/**
 * The distinctive names of features in a text, in any spelling: `dock-doors`, `dockDoors`, `dockdoors`, `DOCK_DOOR`, and `Dock doors` if
 * people call something of the feature so. Of names that begin at the same word the longest counts.
 * @param {string} text @param {Words} known
 */
export function namesIn(text, { words, sentences, joined, longest }) {
  const said = tokensOf(text);
  /** @type {string[]} */
  const names = [];
  for (let start = 0; start < said.length; start += 1) {
    for (let length = Math.min(longest, said.length - start); length > 0; length -= 1) {
      const tokens = said.slice(start, start + length);
      const spelled = tokens.map(({ word }) => word).join(' ');
      const name = joined.get(spelled) ?? spelled;
      const isSentence = tokens.slice(1).some(({ isApart }) => isApart);
      if (!words.has(name) || (isSentence && !sentences.has(name))) continue;
      names.push(name);
      start += length - 1;
      break;
    }
  }
  return [...new Set(names)];
}

/** Names of features that a German sentence says as German pages do. @param {string} text @param {Words} known */
export function germanNamesIn(text, { german }) {
  const said = ` ${wordsIn(text).join(' ')} `;
  return [...german].flatMap(([label, name]) => (said.includes(` ${label} `) ? [name] : []));
}
