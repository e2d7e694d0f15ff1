// Finds the words of features where no feature may be known: in shell, shared and the platform of the server.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { featureWords, germanNamesIn, namesIn, singular, wordsIn } from './known-features.mjs';
import { ALLOWED } from './permitted-words.mjs';

/** @typedef {import('./known-features.mjs').Words} Words */

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

/** @param {string} text @param {Words} known @returns {string | undefined} the address of a remote's page that it begins with */
const addressIn = (text, { addresses }) =>
  [...addresses].find((address) => text === address || ['/', '?', '#'].some((end) => text.startsWith(address + end)));

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
const NAMES_PERMISSIONS = /^packages[/]shared[/]src[/]words[/][a-z]+[.]json$/;

/** @param {string} file @param {string} text of a catalogue @param {Words} known */
const inCatalogue = (file, text, known) =>
  Object.entries(JSON.parse(text)).flatMap(([id, message]) =>
    NAMES_PERMISSIONS.test(file) && id.startsWith('permission.')
      ? []
      : [...new Set([...namesIn(`${id}. ${String(message)}`, known), ...inGerman(file, String(message), known)])].map(
          (word) => ({ word, said: id }),
        ),
  );

/** @param {string} file @param {string} message @param {Words} known */
const inGerman = (file, message, known) => (file.endsWith('/de.json') ? germanNamesIn(message, known) : []);

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

/** Code and catalogues that ship; tests make up features of their own. @param {string} root @param {string} room */
function sourcesIn(root, room) {
  const found = statSync(path.join(root, room), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found ? [room] : [];
  return readdirSync(path.join(root, room), { recursive: true })
    .map((file) => path.posix.join(room, String(file).split(path.sep).join('/')))
    .filter((file) => /([.](tsx?|m?js)|[/]words[/](.*[/])?[a-z-]+[.]json)$/.test(file))
    .filter((file) => !/[.]test[.]|[.]states[.]|[/]testing[/]|[.]d[.](json[.])?ts$/.test(file));
}
