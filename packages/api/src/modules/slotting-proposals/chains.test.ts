import {
  choose,
  chooseBest,
  dependentsOf,
  needsOf,
  NO_WAYS,
  reachOf,
  stepsBefore,
  stopsOf,
  type Chain,
} from './chains';

/** `A:1>2` carries A from 1 to 2; a `~` before it only makes room. */
const chain = (secondsPerDay: number, ...said: string[]): Chain => {
  const steps = said.map((one) => {
    const [, buffer = '', skuId = '', fromId = '', toId = ''] = /^(~?)(\w+):(\w+)>(\w+)$/.exec(one) ?? [];
    return { skuId, fromId, toId, buffer: buffer !== '', seconds: 60, ways: NO_WAYS };
  });
  return { steps, seconds: steps.length * 60, secondsPerDay };
};

test('a chain needs those that left its places as it finds them, and not those that only put something down there', () => {
  const ring = chain(9, '~A:1>9', 'B:2>1', 'A:9>2');
  const frees = chain(8, 'C:3>4');
  const uses = chain(7, '~D:5>3', 'E:6>5', 'D:3>6');
  expect(needsOf([ring, frees, uses])).toEqual([[], [], [1]]);
  // Both put something down in 9, which is as it was after each.
  expect(needsOf([ring, chain(5, '~F:7>9', 'G:8>7', 'F:9>8')])).toEqual([[], []]);
});

test('a step waits for the last one that touched either of its places', () => {
  const { steps } = chain(1, '~A:1>9', 'B:2>1', 'C:5>6', 'A:9>2');
  expect(stepsBefore(steps)).toEqual([[], [0], [], [0, 1]]);
});

test('what is rejected takes along what needs it, by way of others, too', () => {
  const needs = new Map([
    [1, []],
    [2, [1]],
    [3, [2]],
    [4, []],
  ]);
  expect([...reachOf([1], dependentsOf(needs))].sort()).toEqual([1, 2, 3]);
  expect([...reachOf([3], dependentsOf(needs))]).toEqual([3]);
});

test('a choice takes the best first, leaves out what does not fit, and nothing without what it needs', () => {
  const [big, small, loss, needy, last] = [
    chain(90, 'A:1>2', 'B:3>1', 'C:4>3'),
    chain(20, 'D:5>6'),
    chain(-1, 'E:7>8'),
    chain(10, '~F:10>4', 'G:11>10', 'F:4>11'),
    chain(5, 'H:12>13'),
  ];
  const all = [big, small, needy, last, loss] as Chain[];
  const chosen = (by: 'share' | 'minutes' | 'chains', value: number) => choose(all, { by, value });
  // Nine steps: a third of them are three, a quarter is two.
  expect(chosen('share', 34)).toEqual([big]);
  expect(chosen('share', 25)).toEqual([small, last]);
  expect(chosen('minutes', 4)).toEqual([big, small]);
  expect(chosen('chains', 2)).toEqual([big, small]);
  expect(chosen('share', 1)).toEqual([small]);
});

test('what only pays because of a chain that does not is taken with it, up to where all together save most', () => {
  // A person who walks to the near aisle for one SKU walks to the far one for all others.
  const [opens, pays, more, costs] = [
    chain(-50, 'A:1>2'),
    chain(40, 'B:3>4'),
    chain(30, 'C:5>6'),
    chain(-5, 'D:7>8'),
  ] as const;
  const all = [opens, pays, more, costs];
  expect(choose(all, { by: 'share', value: 100 })).toEqual([opens, pays, more]);
  expect(choose(all, { by: 'moves', value: 3 })).toEqual([opens, pays, more]);
  expect(choose(all, { by: 'chains', value: 4 })).toEqual([opens, pays, more]);
  expect(choose(all, { by: 'minutes', value: 3 })).toEqual([opens, pays, more]);
});

test('a choice and a stop are of the plan that saves most within them, and the last stop is all of the whole plan', () => {
  const [big, small] = [chain(90, 'A:1>2', 'B:3>1', 'C:4>3'), chain(20, 'D:5>6')];
  const [pair, single] = [chain(70, 'E:7>2', 'A:1>7'), chain(30, 'D:5>2')];
  const [whole, few] = [
    [big, small],
    [pair, single],
  ] as const;
  const chosen = (by: 'share' | 'minutes' | 'moves', value: number) =>
    chooseBest(whole, [few, [single]], { by, value });
  expect(chosen('moves', 1)).toEqual([single]);
  expect(chosen('minutes', 2)).toEqual([pair]);
  // Three moves of the few beside three of the whole plan; half of the whole plan's four are two.
  expect(chosen('moves', 3)).toEqual([pair, single]);
  expect(chosen('share', 50)).toEqual([pair]);
  expect(chosen('share', 100)).toEqual([big, small]);
  const stops = stopsOf([whole, few, [single]]);
  expect(stops.map(({ plan, worth }) => [plan, worth.moves, worth.secondsPerDay])).toEqual([
    [0, 0, 0],
    [2, 1, 30],
    [1, 2, 70],
    [1, 3, 100],
    [0, 4, 110],
  ]);
});
