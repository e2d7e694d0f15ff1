// The arrows between packages and rooms. Rules match resolved file paths, so a package's name and a relative escape are caught by the same one.
// scripts/check-boundaries.mjs breaks every rule on purpose and expects its complaint.

const test = '[.]test[.]tsx?$';
const remote = '[a-z][a-z0-9-]*-remote';
const browser = `^packages/(shell|shared|embed|${remote})/(src|standalone)/`;

/** A package that sees, beside itself, only what is listed. @param {string} name @param {string} from @param {string[]} allowed @param {string} comment */
const island = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^packages/(${from})/`, pathNot: '[.](config|setup)[.]mjs$' },
  to: { path: '^packages/', pathNot: ['^packages/$1/', ...allowed.map((a) => `^packages/${a}/`)] },
});

/** A library that only one place may import. @param {string} name @param {string} library @param {string} home @param {string} comment */
const onlyFrom = (name, library, home, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^packages/', pathNot: [home, test, '^packages/[^/]+/test/', '^packages/tooling/'] },
  to: { path: `(^|/)node_modules/(${library})/`, dependencyTypesNot: ['type-only'] },
});

export default {
  forbidden: [
    island('contract-is-a-leaf', 'contract', [], 'The wire knows nobody.'),
    island('engine-is-a-leaf', 'engine', [], 'Pure computation; the api translates between contract and engine.'),
    island('shared-knows-no-feature', 'shared', ['contract'], 'Platform code only.'),
    island('remote-is-an-island', remote, ['contract', 'shared'], 'Remotes meet in contract and shared.'),
    island(
      'shell-loads-at-runtime',
      'shell',
      ['contract', 'shared'],
      'Remotes arrive through manifests, never imports.',
    ),
    island(
      'embed-loads-at-runtime',
      'embed',
      ['contract', 'shared'],
      'Remotes arrive through manifests, never imports.',
    ),
    island(
      'platform-publishes-what-others-say',
      'platform',
      ['contract', 'shared', 'embed'],
      'The types for partners come from these.',
    ),
    {
      name: 'platform-is-types',
      comment: 'What is published for partners has nothing to run.',
      severity: 'error',
      from: { path: '^packages/platform/src/' },
      to: { path: '.', dependencyTypesNot: ['type-only'] },
    },
    island('api-has-no-browser-code', 'api', ['contract', 'engine'], 'The server never sees React.'),
    {
      name: 'tooling-is-for-configuration',
      comment: 'Presets are imported by configuration files and by nothing that runs.',
      severity: 'error',
      from: { path: '.', pathNot: ['^packages/tooling/', '[.]config[.]mjs$'] },
      to: { path: '^packages/tooling/' },
    },
    {
      name: 'feature-is-an-island',
      comment: 'Features of one package meet in what the package offers to all of them.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    },
    {
      name: 'api-module-through-its-index',
      comment: 'A module of the server is used through its index.',
      severity: 'error',
      from: { path: '^packages/api/src/modules/([^/]+)/' },
      to: { path: '^packages/api/src/modules/', pathNot: ['^packages/api/src/modules/$1/', '/index[.]ts$'] },
    },
    {
      name: 'remote-rooms-in-order',
      comment: 'Versions know nothing of serving, and serving knows nothing of releasing.',
      severity: 'error',
      from: { path: '^packages/api/src/modules/remote-(versions|serving)/' },
      to: {
        path: '^packages/api/src/modules/remote-(serving|releasing)/',
        pathNot: '^packages/api/src/modules/remote-$1/',
      },
    },
    {
      name: 'routes-never-query',
      comment: 'routes.ts adapts HTTP to verbs and nothing else.',
      severity: 'error',
      from: { path: '^packages/api/.*/routes[.]ts$' },
      to: { path: '/([a-z-]*queries|db)[.]ts$' },
    },
    {
      name: 'checker-never-trusts-search',
      comment: 'What judges a plan shares no code with what found it.',
      severity: 'error',
      from: { path: '^packages/engine/src/check/' },
      to: { path: '^packages/engine/src/(search|rules|costs|slotting|bound|explain|move-plan|put-away)/' },
    },
    {
      name: 'engine-is-portable',
      comment: 'The engine depends on neither Node nor libraries.',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: test },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'browser-has-no-node',
      comment: 'Browsers have no Node modules.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-has-no-schemas',
      comment: 'Schemas stay out of bundles: browsers import types of the contract, and values from its small entries.',
      severity: 'error',
      from: { path: browser, pathNot: [test, '^packages/shared/src/testing/'] },
      to: { path: '^packages/contract/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-through-facades',
      comment: 'Fluent and the router are shared at run time through the facades; a direct import ships a second copy.',
      severity: 'error',
      from: { path: `^packages/(shell|${remote})/`, pathNot: test },
      to: { path: '(^|/)node_modules/(@fluentui/[^/]+|react-router|react-router-dom)/' },
    },
    {
      name: 'harness-is-a-root',
      comment: 'standalone/ runs a remote alone; nothing imports it.',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/standalone/' },
      to: { path: '^packages/[^/]+/standalone/' },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'Test helpers stay out of products.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [test, '^packages/[^/]+/(src/testing|test|standalone)/'],
      },
      to: { path: '^packages/[^/]+/src/testing/' },
    },
    onlyFrom('one-http-client', 'ky', '^packages/shared/src/http/', 'Every request goes through shared/http.'),
    onlyFrom(
      'one-sql-door',
      'kysely',
      '^packages/api/(src/(platform/|modules/[^/]+/[a-z-]*queries[.]ts$)|migrations/)',
      'SQL lives in queries.ts, or by subject in channel-queries.ts and the like.',
    ),
    {
      name: 'no-circular',
      comment: 'Files that point at each other can only be read together, also where only types are meant.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'unresolvable', comment: 'It is not there.', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/([^/]+/(dist|dist-[^/]+|node_modules)/|tooling/new-remote/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
