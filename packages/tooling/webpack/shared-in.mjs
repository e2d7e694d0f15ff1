import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sharedNames, sharedPackage } from './sharing.mjs';

const SHARED = '@slotwise/shared';
/** @type {{ exports: Record<string, string> }} */
const { exports } = JSON.parse(readFileSync(sharedPackage, 'utf8'));
const SOURCE = /(?<!\.(test|states|d))\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * One import or re-export of a file. `names`: those that are taken, undefined: all. `givenAs`: names under which a re-export gives
 * them on; undefined: the file uses them itself.
 * @typedef {{ from: string, names?: string[], givenAs?: string[] }} Import
 */

/** @param {readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]} elements */
const taken = (elements) =>
  elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);

/** @param {ts.ImportDeclaration} node @param {string} from @returns {Import[]} */
function importOf({ importClause: clause }, from) {
  if (!clause) return [{ from }];
  if (clause.isTypeOnly) return [];
  const { namedBindings: named, name } = clause;
  if (named && ts.isNamespaceImport(named)) return [{ from }];
  const names = [...(name ? ['default'] : []), ...taken(named?.elements ?? [])];
  return names.length > 0 ? [{ from, names }] : [];
}

/** @param {ts.ExportDeclaration} node @param {string} from @returns {Import[]} */
function reExportOf({ exportClause: clause, isTypeOnly }, from) {
  if (isTypeOnly) return [];
  if (!clause || !ts.isNamedExports(clause)) return [{ from }];
  const elements = clause.elements.filter((element) => !element.isTypeOnly);
  return [{ from, names: taken(elements), givenAs: elements.map(({ name }) => name.text) }];
}

/** Imports of a file, at once or later. Types are gone when it runs. @param {string} file @returns {Import[]} */
function importsOf(file) {
  /** @type {Import[]} */
  const found = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      found.push(...importOf(node, node.moduleSpecifier.text));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      found.push(...reExportOf(node, node.moduleSpecifier.text));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [what] = node.arguments;
      if (what && ts.isStringLiteralLike(what)) found.push({ from: what.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file behind a door of the shared package, as its description says. @param {string} name */
function fileOf(name) {
  const door = exports[`.${name.slice(SHARED.length)}`];
  return door === undefined ? undefined : path.join(path.dirname(sharedPackage), door);
}

/** The file of the shared package that an import leads to; undefined: it leads elsewhere. @param {string} name @param {string} importer */
function targetOf(name, importer) {
  const target = name.startsWith('.') ? path.resolve(path.dirname(importer), name) : fileOf(name);
  return target && ENDINGS.map((end) => target + end).find((file) => SOURCE.test(file) && existsSync(file));
}

/**
 * The modules shared at run time that sources of a folder import, by themselves or through parts of the shared package that a
 * remote brings itself: `ui/long-list` leads to `ui/table`. Of a door the parts count that are taken.
 * @param {string} dir
 */
export function sharedIn(dir) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Map<string, Import[]>} */
  const read = new Map();
  const isOwn = (/** @type {string} */ file) => file.startsWith(dir + path.sep);
  /** @param {string} file @param {readonly string[] | undefined} wanted names that are taken of it; undefined: all */
  const visit = (file, wanted) => {
    const visited = `${file} ${wanted?.join() ?? '*'}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    const imports = read.get(file) ?? importsOf(file);
    read.set(file, imports);
    for (const { from, names, givenAs } of imports) {
      const asked = givenAs && wanted ? names?.filter((_, at) => wanted.includes(givenAs[at] ?? '')) : names;
      if (asked?.length === 0) continue;
      if (sharedNames.includes(from)) used.add(from);
      // All files of the folder are looked at anyway.
      const isKnown = sharedNames.includes(from) || (from.startsWith('.') && isOwn(file));
      const next = isKnown ? undefined : targetOf(from, file);
      if (next) visit(next, asked);
    }
  };
  const sources = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file));
  for (const file of sources) visit(path.join(dir, file), undefined);
  return sharedNames.filter((name) => used.has(name));
}
