import type { ChartSeries } from '../chart-data';
import { HEAT, heatStep, inkOn } from './heat-scale';
import { extentOf, stackOf } from './stacks';
import { stepFrom } from './step';

const series = (...values: (number | null)[]): ChartSeries => ({ name: String(values), values });

test('parts are stacked from nothing, upwards what is more and downwards what is less', () => {
  const stack = [series(10, -4), series(5, 6), series(null, -1)];
  expect([0, 1, 2].map((place) => stackOf(stack, place, 0))).toEqual([
    [0, 10],
    [10, 15],
    [15, 15],
  ]);
  expect([0, 1, 2].map((place) => stackOf(stack, place, 1))).toEqual([
    [0, -4],
    [0, 6],
    [-4, -5],
  ]);
  expect(extentOf(true, stack)).toEqual([-5, 15]);
  expect(extentOf(false, stack)).toEqual([-4, 10]);
});

test('axes begin at nothing, and nothing but zeros still has an axis', () => {
  expect(extentOf(false, [series(90, 100)])).toEqual([0, 100]);
  expect(extentOf(false, [series(0, 0)])).toEqual([0, 1]);
});

test('in lying bars arrows up and down lead through the categories', () => {
  const marks = [0, 2].flatMap((category) => [0, 1].map((column) => ({ category, column })));
  const layout = { categories: 'down', isMirrored: false } as const;
  expect(stepFrom({ category: 0, column: 1 }, 'ArrowDown', marks, layout)).toEqual({ category: 2, column: 1 });
  expect(stepFrom({ category: 0, column: 0 }, 'ArrowRight', marks, layout)).toEqual({ category: 0, column: 1 });
  expect(stepFrom({ category: 0, column: 0 }, 'ArrowUp', marks, layout)).toBeUndefined();
  expect(stepFrom({ category: 0, column: 0 }, 'x', marks, layout)).toBeUndefined();
});

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(HEAT.map((color, step) => [color, inkOn(step)]))('figures on %s are legible in %s', (color, ink) => {
  const [dark, light] = [luminance(color), luminance(ink)].sort((a, b) => a - b) as [number, number];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('the least is dark, the most light, and equal figures are in between', () => {
  expect([heatStep(1, 1, 9), heatStep(9, 1, 9), heatStep(5, 5, 5)]).toEqual([0, 8, 4]);
});
