import { layoutOf, LAYOUTS, pagesOf, perPage, spotOf } from './layouts';
import type { LabelLayout } from './layouts';

const l7160 = layoutOf('a4-l7160') as LabelLayout;

test.each(LAYOUTS.map((layout) => [layout.id, layout] as const))(
  '%s: all labels lie on the paper, none on another',
  (_id, layout) => {
    const spots = Array.from({ length: perPage(layout) }, (_, turn) => spotOf(layout, turn));
    for (const { page, x, y } of spots) {
      expect(page).toBe(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + layout.label.width).toBeLessThanOrEqual(layout.page.width + 1e-9);
      expect(y + layout.label.height).toBeLessThanOrEqual(layout.page.height + 1e-9);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    expect(Math.max(layout.across, layout.label.width)).toBe(layout.across);
    expect(spotOf(layout, perPage(layout)).page).toBe(1);
  },
);

test('the places are those that the maker of the sheets names, to a tenth of a mm', () => {
  const near = (id: string, turn: number) => {
    const { x, y } = spotOf(layoutOf(id) as LabelLayout, turn);
    return [x.toFixed(1), y.toFixed(1)];
  };
  expect(near('a4-l7160', 0)).toEqual(['7.3', '15.2']);
  expect(near('a4-l7160', 4)).toEqual(['73.3', '53.3']);
  expect(near('a4-l7163', 1)).toEqual(['106.3', '15.2']);
  expect(near('letter-5160', 0)).toEqual(['4.8', '12.7']);
  expect(near('letter-5160', 4)).toEqual(['74.6', '38.1']);
  expect(near('letter-5163', 0)).toEqual(['4.0', '12.7']);
});

test('places that are used already are left free', () => {
  expect(spotOf(l7160, 20)).toMatchObject({ page: 0 });
  expect([pagesOf(l7160, 21, 0), pagesOf(l7160, 21, 1), pagesOf(l7160, 1, 20), pagesOf(l7160, 0, 0)]).toEqual([
    1, 2, 1, 0,
  ]);
});
