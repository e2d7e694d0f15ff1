import type { SlottingSettings } from '@slotwise/contract';
import { inputOf } from '../../../../test/slotting-input';
import { keptPiles } from './kept-piles';

const settings: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 10, seconds: 1, moves: 1, seed: 1, speed: 1000 },
  costs: { reach: false, replenishment: false, congestion: false, moves: 0 },
  rules: { keepZones: false, hazards: null },
};
const box = (side: number) => ({ lengthMm: side, widthMm: side, heightMm: side });

test('a SKU that no place takes because nobody has measured it is named once, by what is missing', () => {
  const input = inputOf(0);
  input.locations = input.locations.map((location, at) => ({ ...location, ...box(1000), blocked: at % 2 === 1 }));
  const measures = [box(5000), { ...box(5000), weightG: null }, { lengthMm: null, widthMm: null, heightMm: null }];
  input.piles = input.piles.map((pile, at) => ({ ...pile, ...box(100), weightG: 500, ...measures[at] }));
  const { stays, notices } = keptPiles(input, settings);
  expect([...stays].sort()).toEqual([0, 1, 2]);
  expect(
    notices.map(({ pile, kind, missing, refused }) => [pile, kind, ...missing, ...Object.keys(refused).sort()]),
  ).toEqual([
    // One that was measured is too large, whatever it weighs.
    [1, 'no_measures', 'weight'],
    [2, 'no_measures', 'dimensions', 'blocked', 'fit'],
    [0, 'fits_nowhere', 'blocked', 'fit'],
    [1, 'fits_nowhere', 'blocked', 'fit'],
  ]);
});
