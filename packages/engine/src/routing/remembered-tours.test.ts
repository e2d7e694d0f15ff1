import { generateInstance } from '../check';
import { toursOf } from '../model/tours';
import { ExactTours } from './exact';
import { RememberedTours } from './remembered-tours';

test('[S15] a tour that is remembered is as long as one that is measured', () => {
  const { layout } = generateInstance(1, { aisles: 5, bays: 4, locations: 4, blocks: 1 });
  const measured = new ExactTours(layout);
  let asked = 0;
  const counting = { length: (count: number, points: ArrayLike<number>) => (asked++, measured.length(count, points)) };
  const remembered = new RememberedTours(counting, layout.aisles * layout.bays);
  const all: number[][] = [[]];
  for (let first = 0; first < layout.aisles * layout.bays; first++)
    for (let second = first; second < layout.aisles * layout.bays; second++) all.push([first], [first, second]);
  for (const round of [1, 2])
    for (const points of all) {
      const length = measured.length(points.length, points);
      expect([round, points, remembered.length(points.length, points)]).toEqual([round, points, length]);
    }
  // The second round measures those alone whose place another one took.
  expect(asked).toBeLessThan(1.5 * all.length);
});

test('[S15] tours are remembered as long as their points fit into one number', () => {
  const tours = (lines: number) => toursOf([Array.from({ length: lines }, (_, item) => item)], lines);
  expect(RememberedTours.fits(50, tours(9))).toBe(true);
  expect(RememberedTours.fits(50, tours(10))).toBe(false);
});
