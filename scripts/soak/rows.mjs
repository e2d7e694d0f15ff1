import { journey, program, serverTest, unitTest } from './run-slice.mjs';

/**
 * A row of the fault table. `count`: how often it is to be tried, `slice`: how often in one go, which is a few minutes of work; `least`: fewer
 * show nothing; `databases`: where it means something. A slice's numbers are the seeds of what it does.
 * @typedef {'embedded' | 'postgres'} Database
 * @typedef {{ name: string, what: string, count: number, slice: number, least?: number, databases: Database[], programs: import('./run-slice.mjs').Program[] }} Row
 */

/** @type {Database[]} */
const BOTH = ['embedded', 'postgres'];
/** @type {Database[]} */
const EMBEDDED = ['embedded'];
const STOCK = 'test/modules/stock-sequences.test.ts';
const RACES = 'test/modules/races.test.ts';
const SESSIONS = 'test/modules/sessions.test.ts';
/** A turn of the streams' test is an event of each of its writers. */
const WRITERS = 16;

/** @param {string} name @param {string} what @param {number} count @param {number} slice @param {Row['programs']} programs @param {Partial<Row>} [more] @returns {Row} */
const row = (name, what, count, slice, programs, more = {}) => ({
  ...{ name, what, count, slice, programs, databases: BOTH },
  ...more,
});

/** Rows of the table "Faults and bad input", with their full counts. */
export const rows = [
  row('kills', 'kill -9 in the middle of writes: nothing acknowledged is lost, nothing is there by half', 200, 10, [
    serverTest('test/killed.test.ts'),
  ]),
  row(
    'second-process',
    'a second process on the data directory is refused at once',
    20,
    20,
    [serverTest('test/embedded/process.test.ts', 'a second process')],
    { databases: EMBEDDED },
  ),
  row('lost-answers', 'an answer that is lost after commit and asked for again with its key is one change', 1000, 250, [
    serverTest('test/idempotency.test.ts', 'lost on its way'),
  ]),
  row('generated', 'requests generated from the OpenAPI document and around it: no 5xx, no crash', 50_000, 2500, [
    serverTest('test/generated.test.ts'),
  ]),
  row(
    'any-bytes',
    'files of any bytes are a table or are refused by name',
    20_000,
    10_000,
    [unitTest(['packages/api/src/modules/imports/reading/any-bytes.test.ts'])],
    { databases: EMBEDDED, least: 300 },
  ),
  row(
    'deltas',
    'random moves of each neighbourhood under all rules change what measuring anew says, and break no rule',
    8100,
    400,
    [unitTest(['packages/engine/src/search/neighbourhoods.test.ts'])],
    { databases: EMBEDDED, least: 18 },
  ),
  row('matrix', "every route × another tenant's resource × every kind of caller: denied, state unchanged", 1, 1, [
    serverTest('test/modules/matrix.test.ts'),
  ]),
  row(
    'access',
    'random sequences of ten operations on roles, users and invitations end as a model says',
    10_000,
    500,
    [serverTest('test/modules/access-sequences.test.ts')],
    { least: 60 },
  ),
  row(
    'resumed-streams',
    `a stream is cut and resumed while ${WRITERS} write (each counts ${WRITERS} events)`,
    20_000 / WRITERS,
    125,
    [serverTest('test/streams.test.ts', 'nothing is lost and nothing comes twice')],
  ),
  row(
    'eight-tabs',
    'events to eight tabs that close, crash and stop, over kills of the server',
    20_000,
    1000,
    [journey(['one-stream'], undefined, ({ from, to }) => ({ STREAM_EVENTS: String(to - from) }))],
    { databases: EMBEDDED, least: 300 },
  ),
  row(
    'restart',
    'a server is killed under 1,000 streams: all current within 10 s, nothing lost or twice',
    10,
    2,
    [program(process.execPath, ['scripts/run.mjs', 'cluster/restart', '--streams', '1000'])],
    { databases: EMBEDDED },
  ),
  row(
    'cluster',
    'three instances: one killed, NATS away, connections cut, one replaced; nothing lost or twice',
    10,
    1,
    [serverTest('test/postgres/cluster.test.ts')],
    { databases: ['postgres'] },
  ),
  row('deaf-clients', 'a client that reads nothing is dropped, others get everything', 20, 10, [
    serverTest('test/streams.test.ts', 'reads nothing is dropped'),
  ]),
  row(
    'storms',
    'eight tabs refresh at once, lose the answers, sleep or have another day: nobody is signed out',
    500,
    250,
    [serverTest(SESSIONS, 'eight tabs that refresh')],
  ),
  row(
    'storms-in-tabs',
    'the same in the code of the page, with and without Web Locks',
    1,
    1,
    [unitTest(['packages/shared/src/session/session.test.ts'])],
    { databases: EMBEDDED },
  ),
  row('replays', 'a refresh token that is replayed after its child was used ends the family', 200, 100, [
    serverTest(SESSIONS, 'ends the family, every time'),
  ]),
  row('lost-refresh', 'a lost answer that is asked for hours later signs nobody out', 1, 1, [
    serverTest(SESSIONS, 'an answer that was lost|that ask for a lost answer'),
  ]),
  row('two-administrators', 'two administrators edit one role: one wins, the other is told', 1000, 250, [
    serverTest(RACES, 'one wins, the other is told'),
  ]),
  row('invitations', 'accept × cancel × reject × expire × resend: one outcome, one event', 1000, 250, [
    serverTest(RACES, 'accept × cancel'),
  ]),
  row(
    'last-administrator',
    'the last administrator stays, whatever four do at once',
    200,
    100,
    [serverTest(RACES, 'the last administrator')],
    { least: 4 },
  ),
  row('last-piece', 'the last piece has one winner, picked or reserved', 1000, 250, [
    serverTest(STOCK, 'the last piece has one winner'),
  ]),
  row('pick-lists', 'the last piece goes to one of two pick lists, and is picked or canceled', 1000, 250, [
    serverTest(STOCK, 'the last piece goes to one'),
  ]),
  row('ledger', 'random moves, orders and serial numbers end as a model says', 20, 5, [
    serverTest(STOCK, 'after any sequence'),
  ]),
  row(
    'failing-remotes',
    'remotes that are missing, slow, corrupt, incompatible or throwing are named; Retry mends',
    3,
    1,
    [journey(['failing-remotes'])],
    { databases: EMBEDDED },
  ),
  row(
    'hostile-remotes',
    'remotes that hang, flood, cover the page or replace what is built in',
    3,
    1,
    [journey(['hostile-remotes'])],
    { databases: EMBEDDED },
  ),
  row(
    'ways',
    'journeys with every isolation in a portal, and at every width by keyboard alone',
    3,
    1,
    [
      journey(['embedding', 'embedding-changes', 'embedding-faults', 'embedding-stock']),
      journey(['api-keys', 'assistant', 'company-deletion', 'keyboard', 'pictures']),
    ],
    { databases: EMBEDDED },
  ),
  row(
    'offline',
    'offline in the middle of an edit: the draft is kept',
    3,
    1,
    [journey(['floor', 'access-screens'], 'network cut|without a connection')],
    { databases: EMBEDDED },
  ),
  row(
    'hostile-text',
    'a script in names, a formula in exports, an instruction to the assistant: nothing runs',
    3,
    1,
    [
      journey(['hostile-text']),
      serverTest('test/modules/assistant.test.ts', 'an instruction in a name'),
      serverTest('test/modules/imports.test.ts', 'no cell is a formula'),
      serverTest('test/modules/moves-file.test.ts'),
      unitTest(['packages/shared/src/files/csv.test.ts', 'packages/shared/src/ui/charts/chart.test.tsx'], 'formula'),
    ],
    { databases: EMBEDDED },
  ),
];
