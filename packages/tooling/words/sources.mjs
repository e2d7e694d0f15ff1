import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SOURCE, localesIn } from './compile.mjs';

const packages = path.join(import.meta.dirname, '../..');

/** Folders of the packages that have words. */
export const packagesWithWords = () =>
  readdirSync(packages)
    .map((name) => path.join(packages, name))
    .filter((dir) => existsSync(path.join(dir, 'src/words', `${SOURCE}.json`)));

export const catalogueFile = (dir, locale = SOURCE) => path.join(dir, 'src/words', `${locale}.json`);

/** Locale → id → ICU text, of all catalogues of a package. */
export const readCatalogues = (dir) =>
  Object.fromEntries(
    [SOURCE, ...localesIn(path.join(dir, 'src/words'))].map((locale) => [
      locale,
      JSON.parse(readFileSync(catalogueFile(dir, locale), 'utf8')),
    ]),
  );

/** Everything in the code of a package that may name an id: `{ strings, templates }`, see `unusedIds`. */
export function stringsIn(dir) {
  const strings = [];
  const templates = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    if (ts.isTemplateExpression(node))
      templates.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)]);
    ts.forEachChild(node, visit);
  };
  const files = readdirSync(path.join(dir, 'src'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /(?<![.]test|[.]d[.]json)[.]tsx?$/.test(entry.name),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'utf8');
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false));
  }
  return { strings, templates };
}
