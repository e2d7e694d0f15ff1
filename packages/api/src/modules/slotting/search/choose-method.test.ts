import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import type { SlottingSettings } from '@slotwise/contract';
import { toursOf } from '@slotwise/engine';
import { inputOf, ORDERS } from '../../../../test/slotting-input';
import { chooseMethod } from './choose-method';
import { waysFor, weighed } from './weighing';

const settings: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 0.2, seconds: 60, moves: 1000, seed: 1, speed: 1 },
  ...{ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES },
};

const asked = { settings, stays: new Set<number>(), budget: { share: 0 }, crew: { isStopped: () => false } };

test('orders count alike where demand stays, and by its trend where it has changed, whatever carrying costs', () => {
  expect(chooseMethod({ ...asked, input: inputOf(Infinity) })).toMatchObject({ weighing: 'even' });
  const changed = inputOf(ORDERS * 0.6);
  const method = chooseMethod({ ...asked, input: changed });
  expect(method.weighing).not.toBe('even');
  const dear = { ...settings, costs: { ...SLOTTING_COSTS, moves: 10 } };
  expect(chooseMethod({ ...asked, settings: dear, input: changed })).toEqual(method);
  // Another server that goes on with it asks for no other kind.
  expect(chooseMethod({ ...asked, input: changed, known: 'even' })).toMatchObject({ weighing: 'even' });
});

test('a run of some time tries ways for a part of it, and one of a number of moves tries all', () => {
  const changed = inputOf(ORDERS * 0.6);
  // As long as anything took before it.
  let share = 0.5;
  const late = {
    ...{ ...asked, input: changed },
    budget: {
      get share() {
        return (share += 0.1);
      },
    },
  };
  expect(chooseMethod({ ...late, settings: { ...settings, moves: null } }).weighing).toBe('even');
  expect(chooseMethod(late).weighing).not.toBe('even');
});

test('orders count by season where there is a year of them', () => {
  const input = inputOf(Infinity);
  const names = (days: Int32Array) =>
    new Set(waysFor({ ...input.walks, days }, ORDERS).map(({ weighing }) => weighing));
  expect(names(input.walks.days)).toEqual(new Set(['even', 'recent', 'latest', 'trend']));
  const years = Int32Array.from({ length: ORDERS }, (_, at) => Math.floor((at * 400) / ORDERS));
  expect(names(years)).toContain('season');
  // Today is day 800: the season to come begins at days 70 and 435.
  const at = [60, 70, 160, 161, 434, 435, 739, 740, 800];
  const tours = toursOf(
    at.map(() => [0]),
    1,
  );
  const { weights } = weighed(tours, { weighing: 'season', ageing: null }, 1, at);
  expect([...weights]).toEqual([0.3, 1, 1, 0.3, 0.3, 1, 0.3, 1, 1]);
});
