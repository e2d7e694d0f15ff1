import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SOURCE, localesIn } from './compile.mjs';

const packages = path.join(import.meta.dirname, '../..');

/** Every `words` folder in the sources: a package has one, and a part of it that is loaded later may have its own. */
export const wordsFolders = () =>
  readdirSync(packages)
    .map((name) => path.join(packages, name, 'src'))
    .filter((src) => existsSync(src))
    .flatMap((src) =>
      readdirSync(src, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name === 'words')
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .filter((folder) => existsSync(catalogueFile(folder)))
    .sort();

/**
 * The folder with the words of a whole package.
 * @param {string} dir
 */
export const wordsOf = (dir) => path.join(dir, 'src/words');

/**
 * The folder with what a remote's actions and things are called in the audit. The build writes it into the manifest.
 * @param {string} dir
 */
export const auditWordsOf = (dir) => path.join(dir, 'src/audit/words');

/** @param {string} folder a `words` folder */
export const catalogueFile = (folder, locale = SOURCE) => path.join(folder, `${locale}.json`);

/**
 * Locale → id → ICU text, of all catalogues in a `words` folder.
 * @param {string} folder
 * @returns {Record<string, Record<string, string>>}
 */
export const readCatalogues = (folder) =>
  Object.fromEntries(
    [SOURCE, ...localesIn(folder)].map((locale) => [
      locale,
      JSON.parse(readFileSync(catalogueFile(folder, locale), 'utf8')),
    ]),
  );

/**
 * Everything in the code below a folder that may name an id: `{ strings, templates }`, see `unusedIds`.
 * @param {string} folder
 */
export function stringsIn(folder) {
  /** @type {string[]} */
  const strings = [];
  /** @type {string[][]} */
  const templates = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    if (ts.isTemplateExpression(node))
      templates.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)]);
    ts.forEachChild(node, visit);
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /(?<![.]test|[.]d[.]json)[.]tsx?$/.test(entry.name),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'utf8');
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false));
  }
  return { strings, templates };
}
