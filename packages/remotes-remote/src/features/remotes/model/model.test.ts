import type { RemoteHistoryEntry, RemoteStatus, RemoteVersion } from '@slotwise/contract';
import { barsOf, dayOf } from './hours';
import { matrixOf, standsIn } from './matrix';
import { failureShare, historyText, milliseconds } from './wording';
import { wordsIn } from '../../../words';

const { t } = wordsIn('en');

const hour = (at: string, loads: number, failures: number, p75: number | null) => ({
  at,
  loads,
  failures,
  leaks: 1,
  p75,
});
const entry: RemoteHistoryEntry = {
  id: '1',
  at: '2026-11-21T12:00:00.000Z',
  action: 'remote.published',
  remote: 'roles',
  actor: 'Pipeline',
  version: '1.1.0',
  from: '1.0.0',
  releaseChannel: null,
  percent: null,
  detail: null,
};

test('a day has 24 bars, also for hours in which nobody came', () => {
  const now = Date.parse('2026-11-21T12:34:00Z');
  const bars = barsOf([hour('2026-11-21T12:00:00.000Z', 3, 1, 90), hour('2026-11-20T12:00:00.000Z', 9, 9, 9)], now);
  expect(bars).toHaveLength(24);
  expect(bars.at(-1)).toMatchObject({ loads: 3, failures: 1 });
  expect(bars.slice(0, -1).every(({ loads, failures }) => loads + failures === 0)).toBe(true);
});

test('a day is the sum of its hours', () => {
  const hours = [hour('2026-11-21T11:00:00.000Z', 1, 0, 400), hour('2026-11-21T12:00:00.000Z', 3, 1, 200)];
  expect(dayOf(hours)).toEqual({ loads: 4, failures: 1, leaks: 2, p75: 250 });
  expect(dayOf([])).toEqual({ loads: 0, failures: 0, leaks: 0, p75: null });
});

test.each([
  [0, 0, null],
  [10, 0, '0 %'],
  [97, 3, '3.0 %'],
  [1, 3, '75 %'],
])('%i loads and %i failures: %s', (loads, failures, text) =>
  expect(failureShare(t, { loads, failures, leaks: 0, p75: null })).toBe(text),
);

test('times are read at a glance', () => {
  expect([milliseconds(t, null), milliseconds(t, 249.6), milliseconds(t, 2345)]).toEqual(['–', '250 ms', '2.3 s']);
});

test('the trail says what was done', () => {
  expect(historyText(t, entry)).toBe('published roles 1.1.0');
  expect(historyText(t, { ...entry, percent: 5 })).toBe('published roles 1.1.0 for 5 % of people');
  expect(historyText(t, { ...entry, action: 'remote.rolled_back' })).toBe('rolled roles back from 1.0.0 to 1.1.0');
  expect(historyText(t, { ...entry, action: 'remote.rolled_back', endedCanary: '1.2.0' })).toBe(
    'rolled roles back from 1.0.0 to 1.1.0; the canary 1.2.0 ended',
  );
  expect(historyText(t, { ...entry, action: 'remote.canary_demoted', people: { failing: 5, reporting: 9 } })).toBe(
    'took the canary roles 1.1.0 back: it failed for 5 of 9 people',
  );
  expect(historyText(t, { ...entry, action: 'remote.tried', pairs: { passed: 5, tried: 6, kept: 0 } })).toBe(
    'tried roles with the shells: 5 of 6 pairs passed',
  );
  expect(historyText(t, { ...entry, action: 'remote.pinned', detail: 'Alder' })).toBe('kept Alder on roles 1.1.0');
});

test('the trail names the release channel', () => {
  const inBeta = { ...entry, releaseChannel: 'beta' };
  const texts = [
    inBeta,
    { ...inBeta, action: 'remote.promoted' as const },
    { ...inBeta, action: 'remote.rolled_back' as const },
    { ...inBeta, action: 'remote.rolled_back' as const, version: null },
    { ...inBeta, action: 'remote.pinned' as const, version: null, detail: 'Alder' },
    { ...inBeta, action: 'remote.unpinned' as const, version: null, detail: 'Alder' },
  ].map((one) => historyText(t, one));
  expect(texts).toEqual([
    'published roles 1.1.0 into the release channel beta',
    'served roles 1.1.0 of the release channel beta to everybody, instead of 1.0.0',
    'rolled the release channel beta of roles back from 1.0.0 to 1.1.0',
    'emptied the release channel beta of roles, which had 1.0.0',
    'let Alder follow the release channel beta of roles',
    'let Alder follow everybody else with roles, no longer the release channel beta',
  ]);
});

test('the matrix holds the last three versions by their number, each once, and no shell that is not there', () => {
  const versions = ['1.9.0', '1.10.0', '2.0.0-beta.1', '2.0.0', '1.10.0'].map(
    (version, at) => ({ version, build: `b${at}`, available: true }) as RemoteVersion,
  );
  const trial = { shell: 's1', version: '2.0.0', build: 'b3', passed: true, why: null, triedAt: '' };
  const { columns, rows } = matrixOf({ versions, trials: [trial] } as unknown as RemoteStatus, [
    { build: 's1', servedAt: '' },
  ]);
  expect(columns).toEqual([
    { age: 'now', shell: 's1' },
    { age: 'before', shell: null },
  ]);
  expect(rows.map(({ version, build }) => `${version} ${build}`)).toEqual(['2.0.0 b3', '2.0.0-beta.1 b2', '1.10.0 b1']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    [trial, null],
    [null, null],
    [null, null],
  ]);
});

test('an older version stands in if it did not break the contract with the same shell', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0'].map(
    (version) => ({ version, build: version, available: true }) as RemoteVersion,
  );
  const trial = (build: string, shell: string) => ({
    shell,
    build,
    version: build,
    passed: false,
    why: null,
    triedAt: '',
  });
  const trials = [
    trial('1.2.0', 's1'),
    trial('1.1.0', 's1'),
    trial('1.2.0', 's2'),
    trial('1.1.0', 's2'),
    trial('1.0.0', 's2'),
  ];
  const matrix = matrixOf({ versions, trials } as unknown as RemoteStatus, [
    { build: 's1', servedAt: '' },
    { build: 's2', servedAt: '' },
  ]);
  expect([standsIn(matrix, 0, 0), standsIn(matrix, 1, 0), standsIn(matrix, 0, 1), standsIn(matrix, 2, 1)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
