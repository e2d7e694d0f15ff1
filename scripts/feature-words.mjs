// Finds the words of features where no feature may be known: in shell, shared and the platform of the server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders in which every feature is a stranger. */
const ROOMS = ['packages/shell/src', 'packages/shared/src', 'packages/api/src/platform'];

/** Words of a remote or a kind of record that the platform itself goes by, and why. In the singular. */
const PLATFORM_WORDS = {
  user: 'who is signed in, and a kind of account and channel (specification 1, 4)',
  company: 'a kind of account and channel (specification 1, 4)',
  role: 'holds the permissions of who is signed in (specification 4, 6)',
  remote: 'what the platform loads',
  auth: 'signing in is the session, which every page needs (specification 4)',
  login: 'opens the session (specification 7)',
  register: 'where visitors without a session are sent (specification 2)',
  password: 'fields and secrets of signing in',
  access: 'access tokens, and who may come to a route',
  audit: 'every verb of the platform writes an entry; its screen is one reader of them',
  setting: 'an ordinary word; the address of the page is told all the same',
  order: 'the order of rows, events and bytes; the kind of record is told all the same',
};

/**
 * Features that the specification itself puts into the platform.
 * @type {{ under: string, words: string[], why: string }[]}
 */
export const ALLOWED = [
  {
    under: 'packages/shell/src/tenant-menu/',
    words: ['warehouse', 'user', 'role', 'invitation', 'dashboard', 'company'],
    why: 'The top bar has a company and a WMS menu with these lists, and a role-management dialog (specification 2).',
  },
  {
    under: 'packages/shared/src/session/',
    words: ['warehouse', 'invitation'],
    why: 'The reads of a company and a WMS, which shell and remotes share (specification 3, 7).',
  },
  {
    under: 'packages/shared/src/events/',
    words: ['warehouse', 'invitation'],
    why: 'The table of live reactions (specification 4).',
  },
  {
    under: 'packages/shared/src/words/',
    words: ['warehouse', 'invitation', 'sku', 'location', 'receipt'],
    why: 'One catalogue of errors for all pages (specification 8).',
  },
  {
    under: 'packages/shared/src/words/en.json',
    words: ['inventory', 'slotting'],
    why: 'The names of permissions: every page says which one is missing, and roles hold those of all features (specification 6).',
  },
  {
    under: 'packages/shell/src/words/en.json',
    words: ['dashboard'],
    why: 'Signed-in people are sent to the dashboard (specification 2).',
  },
  {
    under: 'packages/shared/src/ui/list/address/',
    words: ['location'],
    why: "The router's own word for where a page is.",
  },
  {
    under: 'packages/shared/src/remote/mount-scope.ts',
    words: ['/remotes'],
    why: 'The folder that the files of remotes are served from; a page has the same name.',
  },
];

/** `warehouses` → `warehouse`, `companies` → `company`. @param {string} word */
const singular = (word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
/** `useRolesOf`, `roles-dialog.tsx`, `Open Roles` → words in lower case, in the singular. @param {string} text */
const wordsIn = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
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

/**
 * Names and contents of remotes: their ids, features, kinds of records and the addresses of their pages.
 * @param {string} root
 */
export async function featureWords(root) {
  const words = new Set();
  const kinds = new Set();
  const addresses = new Set();
  for (const remote of readdirSync(path.join(root, 'packages')).filter((name) => name.endsWith('-remote'))) {
    const folder = path.join(root, 'packages', remote, 'src');
    if (!existsSync(path.join(folder, 'manifest.ts'))) continue;
    const { id, routes, records = [] } = await manifestOf(root, remote);
    for (const { kind } of records) kinds.add(kind);
    for (const { path: address } of routes) addresses.add(address);
    const features = existsSync(path.join(folder, 'features')) ? readdirSync(path.join(folder, 'features')) : [];
    const names = [id, remote, ...features, ...records.map(({ kind }) => kind), ...routes.map((route) => route.path)];
    // A name of several words, such as `users-by-role`, is told by none of them alone.
    for (const name of names.map((one) => one.replace(/^[/]/, '')))
      if (/^[a-z]+$/.test(name)) words.add(singular(name));
  }
  for (const word of Object.keys(PLATFORM_WORDS)) words.delete(word);
  return { words, kinds, addresses };
}

/** Whether a literal stands where a kind of record is asked for: `records.href('role')`, `kind="role"`. @param {ts.Node} node */
function isKind({ parent }) {
  if (ts.isCallExpression(parent)) return /[.]href$/.test(parent.expression.getText());
  return (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && parent.name.getText() === 'kind';
}

const DECLARATIONS = [
  ts.isVariableDeclaration,
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

/** @param {string} text @param {Words} known */
const firstWord = (text, { words }) => wordsIn(text).find((word) => words.has(word));

/**
 * Features that a file of code names.
 * @param {string} file @param {string} text @param {Words} known
 * @returns {{ word: string, said: string }[]}
 */
function inCode(file, text, known) {
  /** @type {{ word: string | undefined, said: string }[]} */
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const isWhole = !ts.isTemplateHead(node) && /^[a-z-]+$/.test(node.text);
      const isDoor = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
      const kind = isKind(node) && known.kinds.has(node.text) ? node.text : undefined;
      const word =
        addressIn(node.text, known) ?? kind ?? (isWhole && !isDoor ? firstWord(node.text, known) : undefined);
      found.push({ word, said: node.getText() });
    }
    const named = /** @type {ts.NamedDeclaration | undefined} */ (
      DECLARATIONS.some((is) => is(node)) ? node : undefined
    );
    const name = named?.name?.getText();
    if (name !== undefined) found.push({ word: firstWord(name, known), said: name });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap(({ word, said }) => (word === undefined ? [] : [{ word, said }]));
}

/** @param {string} text of a catalogue @param {Words} known */
const inCatalogue = (text, known) =>
  Object.entries(JSON.parse(text)).flatMap(([id, message]) => {
    const word = firstWord(`${id} ${String(message)}`, known);
    return word === undefined ? [] : [{ word, said: id }];
  });

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
    const named = firstWord(inside, known);
    const hits = file.endsWith('.json') ? inCatalogue(text, known) : inCode(file, text, known);
    for (const { word, said } of [...hits, ...(named === undefined ? [] : [{ word: named, said: 'its name' }])]) {
      const reason = allowed.find((one) => file.startsWith(one.under) && one.words.includes(word));
      if (reason) used.add(`${reason.under} ${word}`);
      else faults.push({ file, word, said });
    }
  }
  const permits = allowed.flatMap(({ under, words }) => words.map((word) => `${under} ${word}`));
  return { faults, unused: permits.filter((one) => !used.has(one)) };
}

/** Code and English catalogues that ship; tests make up features of their own. @param {string} root @param {string} room */
const sourcesIn = (root, room) =>
  existsSync(path.join(root, room))
    ? readdirSync(path.join(root, room), { recursive: true })
        .map((file) => path.posix.join(room, String(file).split(path.sep).join('/')))
        .filter((file) => /([.]tsx?|[/]en[.]json)$/.test(file))
        .filter((file) => !/[.]test[.]|[.]states[.]|[/]testing[/]|[.]d[.](json[.])?ts$/.test(file))
    : [];
