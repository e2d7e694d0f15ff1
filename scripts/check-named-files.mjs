// Fails when docs/how-to.md or docs/architecture.md names a file that does not exist, or only a part of its path.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Pages, and how many files this script must find in each, so that it does not pass because it reads nothing any more. */
const PAGES = { 'docs/how-to.md': 40, 'docs/architecture.md': 80 };

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. @param {string} name @returns {string[]} */
function spelledOut(name) {
  const [whole, before = '', choices = '', after = ''] = /^([^{]*)[{]([^}]*)[}](.*)$/.exec(name) ?? [];
  return whole === undefined
    ? [name]
    : choices.split(',').flatMap((choice) => spelledOut(`${before}${choice}${after}`));
}

/** Whether a path exists, or with `*` in the place of one folder a path of that form. @param {string} name */
function exists(name) {
  const [before = '', after] = name.split('*');
  if (after === undefined) return existsSync(path.join(root, name));
  const folder = path.join(root, before);
  return existsSync(folder) && readdirSync(folder).some((entry) => existsSync(path.join(folder, entry, after)));
}

/** A path within a package without the package before it, a bare folder, a bare file of code. */
const SHORT = [
  /^(api|contract|shared|shell|embed|engine|platform|tooling|[a-z]+-remote)[/]./,
  /^[a-z-]+[/]$/,
  /[.](tsx?|mjs)$/,
];
/** Files that every package or remote has one of: `src/manifest.ts`. */
const IN_ANY_PACKAGE = /^src[/]/;
const FROM_ROOT = /^(packages|scripts|e2e|docs|bench)[/]/;

/** @param {string} page @param {number} least */
function faultsOf(page, least) {
  const text = readFileSync(path.join(root, page), 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');
  const code = [...text.matchAll(/`([^`<> \n]+)`/g)].flatMap(([, name = '']) => spelledOut(name));
  const links = [...text.matchAll(/[\]][(](?!https?:)([^)#]+)[)]/g)].map(([, file = '']) =>
    path.posix.join('docs', file),
  );
  const named = [...new Set([...code.filter((name) => FROM_ROOT.test(name)), ...links])];
  const short = code.filter(
    (name) =>
      !FROM_ROOT.test(name) && !IN_ANY_PACKAGE.test(name) && SHORT.some((form) => form.test(name)) && !exists(name),
  );
  return [
    ...named.filter((file) => !exists(file)).map((file) => `${page} names ${file}, which does not exist.`),
    ...short.map((file) => `${page} names ${file}: write its whole path, from packages/ on.`),
    ...(named.length < least
      ? [`${page} names ${named.length} files: they are not found by this script any more.`]
      : []),
  ];
}

const faults = Object.entries(PAGES).flatMap(([page, least]) => faultsOf(page, least));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
