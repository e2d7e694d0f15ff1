import { exponential, Random } from './random';
import { WeightedChoice } from './weighted-choice';

const DRAWS = 200_000;

test('[S5] the numbers of a seed are written down, so that no machine may draw others', () => {
  const random = new Random(42);
  expect(Array.from({ length: 4 }, () => random.word())).toMatchInlineSnapshot(`
   [
     660444221,
     3652823732,
     77672526,
     910233633,
   ]
  `);
});

test('fractions fill the range evenly', () => {
  const random = new Random(7);
  const parts = new Array<number>(10).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) parts[Math.floor(random.fraction() * 10)]!++;
  for (const part of parts) expect(Math.abs(part / DRAWS - 0.1)).toBeLessThan(0.005);
});

test('exponential numbers have mean 1 and pass e at the share of 1/e', () => {
  const random = new Random(7);
  let sum = 0;
  let above = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const number = exponential(random);
    sum += number;
    if (number > 1) above++;
  }
  expect(sum / DRAWS).toBeCloseTo(1, 1);
  expect(above / DRAWS).toBeCloseTo(1 / Math.E, 2);
});

test('a weighted choice draws by the weights, and never what weighs nothing', () => {
  const random = new Random(7);
  const weights = [5, 0, 1, 3, 1];
  const choice = new WeightedChoice(weights);
  const drawn = weights.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw++) drawn[choice.draw(random)]!++;
  expect(drawn[1]).toBe(0);
  weights.forEach((weight, at) => expect(drawn[at]! / DRAWS).toBeCloseTo(weight / 10, 2));
});
