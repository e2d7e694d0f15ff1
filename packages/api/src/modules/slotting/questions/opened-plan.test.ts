import type { SlottingReason, SlottingSettings } from '@slotwise/contract';
import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import { toursOf } from '@slotwise/engine';
import { inputOf } from '../../../../test/slotting-input';
import { OpenedPlan } from './opened-plan';

const settings: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 10, seconds: 60, moves: null, seed: 1, speed: 1000 },
  ...{ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES },
};

/** How often each pile of one SKU is ordered with that in pile 0: of the one in many places most often, but of no place of it. */
const ORDERED = { ONE: [6], MANY: [3, 3, 3, 3], TWO: [5], THREE: [4, 1], FOUR: [4], FIVE: [4], SIX: [2] };

test('what goods are ordered with is told once a SKU, most often first, however many places it lies in', () => {
  const whole = inputOf(Infinity);
  const others = Object.entries(ORDERED).flatMap(([code, counts]) => counts.map((count) => ({ code, count })));
  const rows = others.flatMap(({ count }, at) => Array.from({ length: count }, () => [0, at + 1]));
  const piles = whole.piles.map((pile, at) => {
    const code = others[at - 1]?.code ?? `${at}`;
    return { ...pile, id: code, code };
  });
  const tours = toursOf(rows, piles.length);
  const walks = {
    ...{ tours, pieces: new Float32Array(tours.items.length).fill(1) },
    days: Int32Array.from(rows, (_, at) => at),
  };
  const input = { ...whole, piles, walks, cut: rows.length };
  const plan = new OpenedPlan(
    input,
    settings,
    Int32Array.from(piles, ({ today }) => today),
  );
  const [reason] = plan.answer({ kind: 'why', skuId: '0', inBay: false }) as SlottingReason[];
  const told = reason?.together.map(({ sku, share }) => `${sku.code} ${Math.round(share * rows.length)}`);
  expect(told).toEqual(['MANY 12', 'ONE 6', 'THREE 5', 'TWO 5', 'FIVE 4']);
});
