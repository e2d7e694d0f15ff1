// Breaks every boundary on purpose, in a small tree of its own, and expects exactly its complaint: each rule of dependencies,
// and each way of naming a feature where none may be known. `npm run verify` looks at the real tree for both.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findFeatureWords } from './feature-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = [
  'contract',
  'engine',
  'shared',
  'shell',
  'roles-remote',
  'dashboard-remote',
  'api',
  'embed',
  'platform',
  'tooling',
];
const libraries = ['ky', 'kysely', '@fluentui/react-components', 'react-router-dom'];

/** Files that are right as they stand; they also give the broken ones something to import. */
const sound = {
  'contract/src/constants.ts': `export const PORT = 4000;`,
  'engine/src/model/model.ts': `export const model = 1;`,
  'engine/src/search/solve.ts': `import { model } from '../model/model'; export const solve = model;`,
  'shared/src/http/client.ts': `import ky from 'ky'; export const client = ky;`,
  'shared/src/ui/fluent.ts': `export * from '@fluentui/react-components';`,
  'roles-remote/standalone/main.tsx': `import '../src/page'; import '@slotwise/shared/testing';`,
  'roles-remote/src/manifest.ts': `import type { RemoteManifest } from '@slotwise/contract'; export const manifest: RemoteManifest = { id: 'roles', routes: [{ path: '/roles' }, { path: '/count-lists' }], records: [{ kind: 'role' }, { kind: 'pick-wave' }] } as never;`,
  'shell/src/routing/sound.tsx': `export const sound = (records: { href: (kind: string) => string }, kind: string) => ({ tag: <p role="status">The list counts as one of a cycle, a dock and doors</p>, href: records.href(kind), call: 'GET /mycompany/roles' });`,
  'shell/src/routing/sound.test.tsx': `export const path = '/roles';`,
  'shell/src/routing/ordinary.ts': `import { useCount } from '@slotwise/shared/ui/router'; export const inOrder = (order: 'asc', count = 1) => ({ order, count, label: 'Order by name', pattern: /order|count/, useCount });`,
  'roles-remote/src/words/en.json': `{ "manifest.records.role.label": "Roles", "manifest.records.pick-wave.label": "Pick waves" }`,
  'roles-remote/src/words/de.json': `{ "manifest.records.role.label": "Rollen", "manifest.records.pick-wave.label": "Pickwellen" }`,
  // Names that only a folder or a module goes by, in sentences.
  'shell/src/layout/sentence.tsx': `export const sentence = <p title="All dock doors">A dock door, and cycle counts</p>;`,
  'shell/src/layout/sentence/words/en.json': `{ "empty": "No dock door is open, and cycle counts are not begun" }`,
  'shell/src/layout/sentence/words/de.json': `{ "empty": "Alle Rollen am Dock door" }`,
  // Ordinary words that are names of features, in code and sentences that mean something else.
  'returns-remote/src/manifest.ts': `export const manifest = { id: 'returns', routes: [{ path: '/returns' }], records: [{ kind: 'return' }] };`,
  'tasks-remote/src/manifest.ts': `export const manifest = { id: 'tasks', routes: [{ path: '/tasks' }, { path: '/status' }, { path: '/reports' }, { path: '/events' }, { path: '/pages' }, { path: '/documents' }], records: [{ kind: 'task' }, { kind: 'message' }] };`,
  'shell/src/routing/return-address.tsx': `export const returnAddress = (tasks: string[], status: 'status') => ({ kind: 'message', node: <p role="status" title="Return to the tasks of this page">{tasks}</p>, key: ['none', 'pages'], pressed: 'PageDown', fragment: 'DocumentFragment', call: 'POST /remotes/reports' });`,
  'shared/src/words/en.json': `{ "page.return": "Return to your tasks, events and documents", "status": "Status", "permission.view_pick_waves": "View pick waves" }`,
  'contract/src/wire/status.ts': `export const statusOf = (page: number) => page;`,
  'roles-remote/src/page.tsx': `import type * as Wire from '@slotwise/contract'; import '@slotwise/shared/ui'; import '@slotwise/contract/constants'; export type { Wire };`,
  'roles-remote/src/page.test.tsx': `import '@slotwise/shared/testing'; import 'node:fs'; import './page';`,
  'roles-remote/jest.config.mjs': `export * from '@slotwise/tooling/jest';`,
  'dashboard-remote/src/manifest.ts': `export const manifest = { id: 'dashboard', routes: [{ path: '/dashboard' }, { path: '/inventory/replenish' }, { path: '/inventory/warehouses' }] };`,
  'dashboard-remote/src/features/dock-doors/door.ts': `export const door = 1;`,
  'dashboard-remote/src/features/inventory/table.ts': `export const table = 1;`,
  'dashboard-remote/src/features/slotting/plan.ts': `export const plan = 1;`,
  'platform/src/index.ts': `import type * as Wire from '@slotwise/contract'; export type { Wire };`,
  'api/src/platform/db.ts': `import 'kysely'; import 'node:fs'; export const db = 1;`,
  'api/src/modules/roles/queries.ts': `import { db } from '../../platform/db'; import 'kysely'; export const all = db;`,
  'api/src/modules/invitations/accept-invitation.ts': `export const accept = 1;`,
  'api/src/modules/invitations/index.ts': `export * from './accept-invitation';`,
  'api/src/modules/stock/index.ts': `export const stock = 1;`,
  'api/src/modules/orders/index.ts': `export const orders = 1;`,
  'api/src/modules/cycle-counts/index.ts': `export const counts = 1;`,
  'api/src/modules/remote-versions/index.ts': `export const versions = 1;`,
  'api/src/modules/remote-serving/index.ts': `export * from '../remote-versions';`,
  'api/src/modules/remote-releasing/release.ts': `import '../remote-versions'; import '../remote-serving';`,
  'api/src/modules/roles/rename-role.ts': `import '../invitations'; import './queries'; import '@slotwise/contract'; import '@slotwise/engine';`,
};

/**
 * By rule: the file that breaks it, its text, and the files that it needs beside it.
 * @type {Record<string, [file: string, text: string, more?: Record<string, string>]>}
 */
const broken = {
  'contract-is-a-leaf': ['contract/src/broken.ts', `import '@slotwise/engine';`],
  'engine-is-a-leaf': ['engine/src/broken.ts', `import '../../contract/src/constants';`],
  'shared-knows-no-feature': ['shared/src/broken.ts', `import '../../roles-remote/src/page';`],
  'remote-is-an-island': [
    'roles-remote/src/broken.ts',
    `import type { plan } from '../../dashboard-remote/src/features/slotting/plan'; export type X = typeof plan;`,
  ],
  'shell-loads-at-runtime': ['shell/src/broken.ts', `export const page = () => import('../../roles-remote/src/page');`],
  'embed-loads-at-runtime': ['embed/src/broken.ts', `export const page = () => import('../../roles-remote/src/page');`],
  'platform-publishes-what-others-say': [
    'platform/src/broken.ts',
    `import type { page } from '../../roles-remote/src/page'; export type X = typeof page;`,
  ],
  'platform-is-types': ['platform/src/with-code.ts', `import '@slotwise/contract/constants';`],
  'api-has-no-browser-code': ['api/src/broken.ts', `import '@slotwise/shared/ui';`],
  'tooling-is-for-configuration': ['../scripts/broken.mjs', `import '../packages/tooling/webpack/index.mjs';`],
  'feature-is-an-island': ['dashboard-remote/src/features/slotting/broken.ts', `import '../inventory/table';`],
  'api-module-through-its-index': ['api/src/modules/roles/broken.ts', `import '../invitations/accept-invitation';`],
  'remote-rooms-in-order': [
    'api/src/modules/remote-versions/broken.ts',
    `import type { versions } from '../remote-serving'; export type X = typeof versions;`,
  ],
  'routes-never-query': ['api/src/modules/roles/routes.ts', `import './queries';`],
  'checker-never-trusts-search': ['engine/src/check/broken.ts', `import '../search/solve';`],
  'engine-is-portable': ['engine/src/portable.ts', `import 'node:fs';`],
  'browser-has-no-node': ['roles-remote/src/with-node.ts', `import 'node:fs';`],
  'browser-has-no-schemas': ['roles-remote/src/with-schemas.ts', `import '@slotwise/contract';`],
  'ui-through-facades': ['roles-remote/src/with-fluent.ts', `import '@fluentui/react-components';`],
  'harness-is-a-root': ['roles-remote/src/with-harness.ts', `import '../standalone/main';`],
  'testing-only-from-tests': ['roles-remote/src/with-testing.ts', `import '@slotwise/shared/testing';`],
  'one-http-client': ['roles-remote/src/with-ky.ts', `import 'ky';`],
  'one-sql-door': ['api/src/modules/roles/with-sql.ts', `import 'kysely';`],
  'no-circular': [
    'engine/src/circle-a.ts',
    `import { b } from './circle-b'; export type A = 1; export const a = b;`,
    { 'engine/src/circle-b.ts': `import type { A } from './circle-a'; export const b: A = 1;` },
  ],
  unresolvable: ['roles-remote/src/with-secret-door.ts', `import '@slotwise/shared/src/http/client';`],
};

/**
 * Texts that name a feature where none is known → the file, and the reported word.
 * @type {[file: string, text: string, word: string][]}
 */
const naming = [
  ['shell/src/routing/address.ts', `export const to = '/roles?role=1';`, '/roles'],
  ['shared/src/long-address.ts', 'export const to = (id: string) => `/count-lists/${id}`;', '/count-lists'],
  ['shell/src/routing/kind.ts', `export const to = (r: { href(k: string): string }) => r.href('role');`, 'role'],
  ['shell/src/routing/attribute.tsx', `export const list = <List kind="pick-wave" />;`, 'pick-wave'],
  ['api/src/platform/literal.ts', `export const topic = 'pick-wave';`, 'pick wave'],
  ['api/src/platform/name.ts', `export const pickWavesOf = () => [];`, 'pick wave'],
  ['shared/src/feature.ts', `export const table = 'inventory';`, 'inventory'],
  ['shell/src/routing/pick-wave-link.ts', `export const link = 1;`, 'pick wave'],
  ['shell/src/words/en.json', `{ "search.hint": "Search pick waves" }`, 'pick wave'],
  [
    'shell/src/search/door-link.ts',
    'export const warehouseLink = (id: string) => `/inventory/warehouses?warehouse=${id}`;',
    'warehouse, /inventory/warehouses',
  ],
  ['shell/src/layout/says.tsx', `export const said = <p>Pick waves</p>;`, 'pick wave'],
  ['shell/src/layout/titled.tsx', `export const titled = <p title="All pick waves" />;`, 'pick wave'],
  ['shell/src/kept/worker.js', `const page = '/pick-waves/';`, 'pick wave'],
  ['shell/src/kept/worker.mjs', `const dockDoor = 1;`, 'dock door'],
  ['shell/src/layout/joined.ts', `export const dockdoors = 1;`, 'dock door'],
  ['shared/src/joined.ts', `export const table = 'PICKWAVES';`, 'pick wave'],
  ['shell/src/layout/words/en.json', `{ "dock-doors.title": "Doors" }`, 'dock door'],
  ['shell/src/layout/words/de.json', `{ "search.hint": "Alle Pick waves" }`, 'pick wave'],
  ['shared/src/ui/words/de.json', `{ "search.hint": "Alle Pickwellen suchen" }`, 'pick wave'],
  ['embed/src/words/de.json', `{ "dockdoors.title": "Tore" }`, 'dock door'],
  ['shell/src/layout/camel.ts', `export const firstDockDoor = 1;`, 'dock door'],
  ['shared/src/kebab.ts', `export const table = 'dock-doors';`, 'dock door'],
  ['shared/src/dock-doors.ts', `export const table = 1;`, 'dock door'],
  ['shared/src/words/more/en.json', `{ "empty": "No count list waits" }`, 'count list'],
  ['shared/src/segment.ts', `export const replenishNow = 1;`, 'replenish'],
  ['api/src/platform/module-name.ts', `export const stockLevel = 1;`, 'stock'],
  ['shell/src/routing/parameter.ts', `export const open = (dockDoor: string) => dockDoor;`, 'dock door'],
  ['shell/src/routing/key.ts', `export const open = { dockDoor: 1 };`, 'dock door'],
  ['shell/src/routing/short-key.ts', `export const open = () => ({ dockDoor });`, 'dock door'],
  ['shell/src/routing/quoted-key.ts', `export const open = { 'dock-door': 1 };`, 'dock door'],
  [
    'shared/src/of-contract.ts',
    `import type { DockDoor as Door } from '@slotwise/contract'; export type Open = Door;`,
    'dock door',
  ],
  ['shell/src/routing/taken-out.ts', `export const open = ({ dockDoor: door }: Door) => door;`, 'dock door'],
  ['shell/src/routing/given.tsx', `export const open = <Door dockDoor={1} />;`, 'dock door'],
  ['shell/src/routing/getter.ts', `export class Open { get dockDoor() { return 1; } }`, 'dock door'],
  ['shared/src/pattern.ts', `export const open = /dock-doors?/;`, 'dock door'],
  ['shared/src/pattern-of-address.ts', 'export const open = /^\\/orders\\//;', 'order'],
  ['shared/src/members.ts', `export enum Things { PickWave, Other }`, 'pick wave'],
  ['shell/src/routing/call.ts', `export const call = 'GET /orders';`, 'order'],
  ['shell/src/routing/ordinary-address.ts', `export const to = '/orders';`, 'order'],
  ['shell/src/routing/made-address.ts', 'export const to = (id: string) => `/orders/${id}`;', 'order'],
  ['shared/src/event-name.ts', `export const event = 'OrderCreated';`, 'order'],
  ['shared/src/topic.ts', `export const topic = 'order:opened';`, 'order'],
  ['shared/src/permission.ts', `export const can = 'view_orders';`, 'order'],
  ['shared/src/query.ts', `export const query = { queryKey: ['orders', 'open'] };`, 'order'],
  ['shared/src/cached.ts', `export const cached = (c: Cache) => c.getQueryData(['orders']);`, 'order'],
  ['shared/src/held-keys.ts', `export const openKeys = { all: (id: string) => ['orders', id] as const };`, 'order'],
  ['shell/src/words/more/en.json', `{ "permission.view_pick_waves": "View" }`, 'pick wave'],
  ['shell/src/routing/returns-address.ts', `export const to = '/returns?of=1';`, '/returns'],
  ['shared/src/returns-call.ts', 'export const call = (id: string) => `GET /returns/${id}`;', 'return'],
  ['shared/src/returns-event.ts', `export const event = 'ReturnReceived';`, 'return'],
  ['shared/src/returns-topic.ts', `export const topic = 'returns:opened';`, 'return'],
  ['shared/src/returns-permission.ts', `export const can = 'manage_returns';`, 'return'],
  ['shared/src/returns-query.ts', `export const query = { queryKey: ['returns', 'open'] };`, 'return'],
  [
    'shell/src/routing/returns-href.ts',
    `export const to = (r: { href(k: string): string }) => r.href('return');`,
    'return',
  ],
  ['shell/src/routing/returns-id.tsx', `export const list = <Remote remote="returns" />;`, 'returns'],
  ['embed/src/returns-import.ts', `export type { Page } from '@slotwise/returns-remote';`, 'return'],
  ['embed/src/address.ts', `export const to = (path: string) => path.startsWith('/pick-waves/');`, 'pick wave'],
  ['contract/src/wire/address.ts', `export const calls = ['/pick-waves/'];`, 'pick wave'],
  ['contract/src/openapi.ts', `export const carried = ['Dock-doors'];`, 'dock door'],
  ['contract/src/live/call.ts', `export const call = 'GET /returns';`, 'return'],
  ['api/src/platform/sentence.ts', 'export const say = (day: string) => `Of ${day} the pick waves`;', 'pick wave'],
];

/** Faults missing from files that name features, and faults reported of others. @param {string} tree */
async function namingFaults(tree) {
  const wrong = (await findFeatureWords(tree, [])).faults.map(
    ({ file, said }) => `feature words of sound code: ${file} (${said})`,
  );
  for (const [file, text] of naming) write(tree, file, text);
  const { faults: told } = await findFeatureWords(tree, []);
  for (const [file, , word] of naming) {
    const words = told.filter((fault) => fault.file === `packages/${file}`).map((fault) => fault.word);
    if (words.join(', ') === word) console.log(`ok   feature word: ${file}`);
    else
      wrong.push(
        `feature words: ${file} should be told for ${word} alone, but is for: ${words.join(', ') || 'nothing'}`,
      );
  }
  const { unused } = await findFeatureWords(tree, [
    { under: 'packages/shell/', words: ['role', 'slot'], why: 'a test' },
  ]);
  if (unused.join() !== 'packages/shell/ slot') wrong.push('feature words: what is allowed for nothing is not told');
  return wrong;
}

/** @param {string} tree @param {string} file below `packages` @param {string} text */
function write(tree, file, text) {
  const target = path.join(tree, 'packages', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${text}\n`);
}

/** Our packages' doors as they are, with empty rooms behind them, and libraries that are names only. */
function makeTree() {
  const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'slotwise-boundaries-')));
  mkdirSync(path.join(tree, 'node_modules/@slotwise'), { recursive: true });
  mkdirSync(path.join(tree, 'scripts'));
  for (const file of ['tsconfig.json', '.dependency-cruiser.mjs']) cpSync(path.join(root, file), path.join(tree, file));
  for (const name of packages) {
    const description = JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
    write(tree, `${name}/package.json`, JSON.stringify(description));
    for (const door of Object.values(description.exports ?? {})) {
      if (!/[.](tsx?|mjs)$/.test(door)) continue;
      write(tree, path.join(name, door), 'export const door = 1;');
    }
    symlinkSync(path.join(tree, 'packages', name), path.join(tree, 'node_modules/@slotwise', name));
  }
  for (const name of libraries) {
    const folder = path.join(tree, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    writeFileSync(path.join(folder, 'index.js'), 'module.exports = 1;\n');
  }
  const everywhere = Object.fromEntries(libraries.map((name) => [name, '1.0.0']));
  writeFileSync(path.join(tree, 'package.json'), JSON.stringify({ name: 'tree', dependencies: everywhere }));
  for (const [file, text] of Object.entries(sound)) write(tree, file, text);
  return tree;
}

/** @param {string} tree @param {any} config of dependency-cruiser @returns violations as `{ rule, from }`, `from` relative to the tree */
async function cruiseTree(tree, config) {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    ['packages', 'scripts'],
    { ...options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: tree },
    enhancedResolveOptions,
    { tsConfig: extractTSConfig(path.join(tree, 'tsconfig.json')) },
  );
  if (typeof result.output === 'string') throw new Error(result.output);
  return result.output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

const config = (await import(pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href)).default;
const faults = [];
const rules = config.forbidden.map((/** @type {{ name: string }} */ rule) => rule.name);
for (const rule of rules) if (!broken[rule]) faults.push(`${rule}: nothing here breaks it`);
for (const rule of Object.keys(broken)) if (!rules.includes(rule)) faults.push(`${rule}: there is no such rule`);

const tree = makeTree();
try {
  process.chdir(tree);
  for (const { rule, from, to } of await cruiseTree(tree, config))
    faults.push(`${rule} complains of sound code: ${from} → ${to}`);
  faults.push(...(await namingFaults(tree)));
  for (const [file] of naming) rmSync(path.join(tree, 'packages', file));
  for (const [file, text, more = {}] of Object.values(broken)) {
    for (const [name, content] of Object.entries({ ...more, [file]: text })) write(tree, name, content);
  }
  const violations = await cruiseTree(tree, config);
  for (const [rule, [file]] of Object.entries(broken)) {
    const from = path.posix.join('packages', file);
    const said = [...new Set(violations.filter((v) => v.from === from).map((v) => v.rule))];
    const right = said.length === 1 && said[0] === rule;
    if (!right) faults.push(`${rule}: ${from} should break this rule alone, but breaks: ${said.join(', ') || 'none'}`);
    else console.log(`ok   ${rule}`);
  }
} finally {
  process.chdir(root);
  if (existsSync(tree)) rmSync(tree, { recursive: true });
}
for (const fault of faults) console.log(`FAIL ${fault}`);
console.log(`${rules.length} rules and ${naming.length} names of features were broken, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
