import { prepare } from './prepare';
import { byName } from './roles-of-list';
import { CHUNK, initialResults, isToSend, runBulk } from './run';
import type { ResultRow, Run } from './run';

const rowsOf = (count: number) =>
  initialResults(
    prepare(Array.from({ length: count }, (_, i) => ({ line: i + 1, address: `a${i}@x.com`, name: null }))),
  );
const allInvited: Run['send'] = async ({ rows }) => ({
  results: rows.map(({ address }, index) => ({ index, address, outcome: 'invited', reason: null, invitation: null })),
});

async function play(rows: readonly ResultRow[], over: Partial<Run> = {}) {
  const results = new Map(rows.map((row) => [row.id, row]));
  const sizes: number[] = [];
  const send = over.send ?? allInvited;
  const error = await runBulk({
    rows,
    onResults: (changed) => changed.forEach((row) => results.set(row.id, row)),
    stopped: () => false,
    explain: (cause) => (cause as Error).message,
    ...over,
    send: (request) => {
      sizes.push(request.rows.length);
      return send(request);
    },
  });
  return { error, sizes, outcomes: [...results.values()].map(({ outcome }) => outcome) };
}

test('a list goes out in parts, and each row gets its result', async () => {
  const { error, sizes, outcomes } = await play(rowsOf(120));
  expect(sizes).toEqual([CHUNK, CHUNK, 20]);
  expect(new Set(outcomes)).toEqual(new Set(['invited']));
  expect(error).toBeNull();
});

test('what fails ends it: that part failed, the rest was not sent', async () => {
  let calls = 0;
  const refuse = new Error('lost');
  const { error, sizes, outcomes } = await play(rowsOf(120), {
    send: (request) => (++calls === 2 ? Promise.reject(refuse) : allInvited(request)),
  });
  expect(error).toBe(refuse);
  expect(sizes).toEqual([50, 50]);
  expect([outcomes[0], outcomes[50], outcomes[99], outcomes[100]]).toEqual(['invited', 'failed', 'failed', 'unsent']);
});

test('stopped, the part under way is finished and nothing more is sent', async () => {
  let stopped = false;
  const { sizes, outcomes } = await play(rowsOf(120), {
    stopped: () => stopped,
    send: (request) => {
      stopped = true;
      return allInvited(request);
    },
  });
  expect(sizes).toEqual([50]);
  expect([outcomes[49], outcomes[50]]).toEqual(['invited', 'unsent']);
});

test('a retry sends what did not get through, and what was put right', () => {
  const row = (outcome: ResultRow['outcome'], address = 'a@x.com'): ResultRow => ({
    id: outcome,
    line: 1,
    address,
    name: null,
    roleId: null,
    outcome,
    reason: null,
  });
  const none = new Set<string>();
  expect([row('failed'), row('unsent')].every((one) => isToSend(one, none))).toBe(true);
  for (const outcome of ['invited', 'pending', 'member', 'duplicate', 'invalid'] as const) {
    expect(isToSend(row(outcome), none)).toBe(false);
  }
  expect(isToSend(row('invalid'), new Set(['invalid']))).toBe(true);
  expect(isToSend(row('invalid', 'still@bad'), new Set(['invalid']))).toBe(false);
});

test('the name and the role go along where there are any', async () => {
  const sent: unknown[] = [];
  const roles = byName([{ id: 'p', name: 'Planner', exceeds: [] }]);
  const named = initialResults(prepare([{ line: 1, address: 'a@x.com', name: 'Ann', role: 'Planner' }], roles));
  await play(named, {
    send: (request) => {
      sent.push(...request.rows);
      return allInvited(request);
    },
  });
  expect(sent).toEqual([{ address: 'a@x.com', name: 'Ann', role_id: 'p' }]);
});
