// Finds the words of features where no feature may be known: in shell, shared and the platform of the server.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ALLOWED, DISTINCTIVE_WORDS, PLATFORM_WORDS } from './permitted-words.mjs';

/** Folders, and files beside features, in which every feature is a stranger. */
const ROOMS = [
  'packages/shell/src',
  'packages/shared/src',
  'packages/embed/src',
  'packages/contract/src/wire',
  'packages/contract/src/live',
  'packages/contract/src/openapi.ts',
  'packages/api/src/platform',
];

/** `warehouses` → `warehouse`, `companies` → `company`. @param {string} word */
const singular = (word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
/** `useRolesOf`, `roles-dialog.tsx`, `Open Roles` → words in lower case, in the singular. @param {string} text */
const wordsIn = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map(singular);

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
 * A name of several words, such as `users-by-role`, counts as a whole: none of its words alone tells it.
 * @param {string} root
 */
export async function featureWords(root) {
  const kinds = new Set();
  const ids = new Set();
  const addresses = new Set();
  const names = foldersIn(path.join(root, 'packages/api/src/modules'));
  for (const remote of foldersIn(path.join(root, 'packages')).filter((name) => name.endsWith('-remote'))) {
    const folder = path.join(root, 'packages', remote, 'src');
    if (!existsSync(path.join(folder, 'manifest.ts'))) continue;
    const { id, routes, records = [] } = await manifestOf(root, remote);
    for (const { kind } of records) kinds.add(kind);
    for (const { path: address } of routes) addresses.add(address);
    ids.add(id);
    names.push(id, ...foldersIn(path.join(folder, 'features')), ...records.map(({ kind }) => kind));
    names.push(...routes.flatMap((route) => route.path.split('/')));
  }
  const everyName = new Set(names.map((name) => wordsIn(name).join(' ')).filter((name) => name !== ''));
  for (const word of Object.keys(PLATFORM_WORDS)) everyName.delete(word);
  const isOrdinary = (/** @type {string} */ name) => !name.includes(' ') && !DISTINCTIVE_WORDS.includes(name);
  const words = new Set([...everyName].filter((name) => !isOrdinary(name)));
  return {
    words,
    ordinary: new Set([...everyName].filter(isOrdinary)),
    ids,
    kinds,
    addresses,
    longest: Math.max(1, ...[...words].map((name) => name.split(' ').length)),
  };
}

/**
 * Whether a literal stands where the kind of a record is asked for: `records.href('role')`, `kind="role"`. As the property of an
 * object an ordinary word may be the kind of anything.
 * @param {ts.Node} node @param {string} text @param {Words} known
 */
function isKind({ parent }, text, { kinds, ordinary }) {
  if (!kinds.has(text)) return false;
  if (ts.isCallExpression(parent)) return /[.]href$/.test(parent.expression.getText());
  const isNamed = ts.isJsxAttribute(parent) || (ts.isPropertyAssignment(parent) && !ordinary.has(singular(text)));
  return isNamed && parent.name.getText() === 'kind';
}

/** Whether a literal stands where the id of a remote is asked for: `remote="roles"`, `remote: 'roles'`. @param {ts.Node} node @param {string} text @param {Words} known */
const isId = ({ parent }, text, { ids }) =>
  ids.has(text) &&
  (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) &&
  /^remote(Id)?$/.test(parent.name.getText());

/** The verbs that names of permissions begin with. */
const PERMISSION = /^(view|manage|create|edit|update|delete|approve|move|count|import|export|use)_[a-z_]+$/;
/** A thing, and what has happened to it. */
const EVENT = /^[A-Z][a-z]+([A-Z][a-z]+)*([A-Z][a-z]*ed|Begun|Sent|Done|Given|Taken|Made|Shown)$/;
const TOPIC = /^[a-z][a-z-]*:[a-z][a-z-]*$/;
const ADDRESS = /^((GET|POST|PUT|PATCH|DELETE) )?\//;
/** Functions of the query client that take a key. */
const BY_KEY = /(^|[.])(getQueryData|setQueryData|getQueryState)$/;

/** Whether an array is the key of a query: given as one, or what a declaration called `…Key` or `…Keys` holds. @param {ts.Node} node */
function isQueryKey(node) {
  if (ts.isCallExpression(node.parent)) return BY_KEY.test(node.parent.expression.getText());
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) {
    if (!ts.isVariableDeclaration(outer) && !ts.isPropertyAssignment(outer) && !ts.isFunctionDeclaration(outer))
      continue;
    if (/(^k|K)eys?$/.test(outer.name?.getText() ?? '')) return true;
  }
  return false;
}

/** Names of the contract are told where they are taken, all others where they are declared. @param {ts.Node} node */
const isDeclaredElsewhere = (node) =>
  ts.isImportSpecifier(node) && !/^['"]@slotwise[/]contract/.test(node.parent.parent.parent.moduleSpecifier.getText());

/** Names of `some` that one of the words is. @param {string[]} said @param {Set<string>} some */
const among = (said, some) => said.filter((word) => some.has(word));

/**
 * Ordinary words in a text that names something of the product by its form or place: the first part of an address, the first word of
 * an event or a topic, what a permission is for, the first part of a query's key.
 * @param {ts.Node} node @param {string} text @param {Words} known
 */
function ordinaryIn(node, text, { ordinary }) {
  if (ADDRESS.test(text)) return among(segmentsOf(text).slice(1, 2), ordinary);
  if (EVENT.test(text)) return among(wordsIn(text).slice(0, 1), ordinary);
  if (TOPIC.test(text)) return among([wordsIn(text.split(':')[0] ?? '').join(' ')], ordinary);
  if (PERMISSION.test(text)) return among(wordsIn(text).slice(1), ordinary);
  const { parent: list } = node;
  const isFirst = ts.isArrayLiteralExpression(list) && list.elements[0] === node && isQueryKey(list);
  return isFirst ? among([wordsIn(text).join(' ')], ordinary) : [];
}

/** Parts of a path, in the singular; what follows `?` or `#` is none. @param {string} text */
const segmentsOf = (text) => (text.split(/[?#]/)[0] ?? '').split('/').map((part) => wordsIn(part).join(' '));

/** The remote or the module that an import leads to, in the singular. @param {string} specifier */
const packageOf = (specifier) =>
  [/([a-z0-9-]+)-remote([/]|$)/, /[/]modules[/]([a-z0-9-]+)/].flatMap((form) =>
    [form.exec(specifier)?.[1] ?? ''].map((name) => wordsIn(name).join(' ')),
  );

/** The text that a regular expression looks for, as far as it is words. @param {string} text */
const plain = (text) =>
  text
    .slice(1, text.lastIndexOf('/'))
    .replaceAll('\\/', '/')
    .replace(/\\[a-zA-Z]/g, ' ');

const DECLARATIONS = [
  ts.isVariableDeclaration,
  ts.isParameter,
  ts.isBindingElement,
  ts.isPropertyAssignment,
  ts.isShorthandPropertyAssignment,
  ts.isEnumDeclaration,
  ts.isEnumMember,
  ts.isGetAccessor,
  ts.isSetAccessor,
  ts.isMethodSignature,
  ts.isTypeParameterDeclaration,
  ts.isImportSpecifier,
  ts.isJsxAttribute,
  ts.isFunctionDeclaration,
  ts.isClassDeclaration,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isMethodDeclaration,
  ts.isPropertySignature,
  ts.isPropertyDeclaration,
];

/** @typedef {Awaited<ReturnType<typeof featureWords>>} Words */

/** @param {string} text @param {Words} known @returns {string | undefined} the address of a remote's page that it begins with */
const addressIn = (text, { addresses }) =>
  [...addresses].find((address) => text === address || ['/', '?', '#'].some((end) => text.startsWith(address + end)));

/**
 * The distinctive names of features in a text, in any spelling: `dock-doors`, `dockDoors`, `Dock doors`, `DOCK_DOOR`.
 * Of names that begin at the same word the longest counts.
 * @param {string} text @param {Words} known
 */
function namesIn(text, { words, longest }) {
  const said = wordsIn(text);
  /** @type {string[]} */
  const names = [];
  for (let start = 0; start < said.length; start += 1) {
    for (let length = Math.min(longest, said.length - start); length > 0; length -= 1) {
      const name = said.slice(start, start + length).join(' ');
      if (!words.has(name)) continue;
      names.push(name);
      start += length - 1;
      break;
    }
  }
  return [...new Set(names)];
}

/**
 * Features that a file of code names.
 * @param {string} file @param {string} text @param {Words} known
 * @returns {{ word: string, said: string }[]}
 */
function inCode(file, text, known) {
  /** @type {{ word: string, said: string }[]} */
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @param {string[]} names @param {string} said */
  const tell = (names, said) => found.push(...names.map((word) => ({ word, said })));
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxText(node)) tell(namesIn(node.text, known), node.text.trim());
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isDoor = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
      const asked = isKind(node, node.text, known) || isId(node, node.text, known);
      const whole = addressIn(node.text, known) ?? (asked ? node.text : undefined);
      const names = new Set([...namesIn(node.text, known), ...ordinaryIn(node, node.text, known)]);
      if (isDoor) tell(among(packageOf(node.text), known.ordinary), node.getText());
      else tell(whole === undefined ? [...names] : [whole], node.getText());
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const looked = plain(node.text);
      const segments = looked.includes('/') ? among(segmentsOf(looked), known.ordinary) : [];
      tell([...new Set([...namesIn(looked, known), ...segments])], node.text);
    }
    const named = /** @type {ts.NamedDeclaration | undefined} */ (
      DECLARATIONS.some((is) => is(node)) && !isDeclaredElsewhere(node) ? node : undefined
    );
    const name = named?.name;
    // Patterns are visited by themselves, as are names in quotation marks.
    const isText = name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name));
    if (isText) tell(namesIn(name.text, known), name.text);
    // An object or the contract gives it under this name, whatever it is called here.
    const given = ts.isBindingElement(node) || ts.isImportSpecifier(node) ? node.propertyName : undefined;
    if (named && given && ts.isIdentifier(given)) tell(namesIn(given.text, known), given.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The catalogue that has the names of all permissions: every page says which one is missing (docs/how-to.md, "A permission"). */
const NAMES_PERMISSIONS = 'packages/shared/src/words/en.json';

/** @param {string} file @param {string} text of a catalogue @param {Words} known */
const inCatalogue = (file, text, known) =>
  Object.entries(JSON.parse(text)).flatMap(([id, message]) =>
    file === NAMES_PERMISSIONS && id.startsWith('permission.')
      ? []
      : namesIn(`${id} ${String(message)}`, known).map((word) => ({ word, said: id })),
  );

/**
 * Every word of a feature in the rooms of the platform.
 * @param {string} root @param {typeof ALLOWED} allowed
 * @returns {Promise<{ faults: { file: string, word: string, said: string }[], unused: string[] }>} `unused`: what is allowed
 *   though nothing says it
 */
export async function findFeatureWords(root, allowed = ALLOWED) {
  const known = await featureWords(root);
  const used = new Set();
  /** @type {{ file: string, word: string, said: string }[]} */
  const faults = [];
  for (const file of ROOMS.flatMap((room) => sourcesIn(root, room))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const inside = file.slice(ROOMS.find((room) => file.startsWith(room))?.length);
    const hits = file.endsWith('.json') ? inCatalogue(file, text, known) : inCode(file, text, known);
    const named = namesIn(inside, known).map((word) => ({ word, said: 'its name' }));
    for (const { word, said } of [...hits, ...named]) {
      const reason = allowed.find((one) => file.startsWith(one.under) && one.words.includes(word));
      if (reason) used.add(`${reason.under} ${word}`);
      else faults.push({ file, word, said });
    }
  }
  const permits = allowed.flatMap(({ under, words }) => words.map((word) => `${under} ${word}`));
  return { faults, unused: permits.filter((one) => !used.has(one)) };
}

/** Code and English catalogues that ship; tests make up features of their own. @param {string} root @param {string} room */
function sourcesIn(root, room) {
  const found = statSync(path.join(root, room), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found ? [room] : [];
  return readdirSync(path.join(root, room), { recursive: true })
    .map((file) => path.posix.join(room, String(file).split(path.sep).join('/')))
    .filter((file) => /([.]tsx?|[/]en[.]json)$/.test(file))
    .filter((file) => !/[.]test[.]|[.]states[.]|[/]testing[/]|[.]d[.](json[.])?ts$/.test(file));
}
