import { magnify, MAX_ZOOM, move, placeOf, settle, squareOf, WHOLE } from './crop';

const wide = { width: 400, height: 200 };

test('at first the largest square of the middle is taken', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  expect(placeOf(wide, WHOLE)).toEqual({ width: '200%', height: '100%', left: '-50%', top: '0%' });
});

test('the picture is moved until its edge is reached', () => {
  const moved = move(wide, WHOLE, 0.25, 0.25);
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, move(wide, moved, 5, 0)).left).toBe(0);
  expect(squareOf(wide, move(wide, moved, -5, 0))).toEqual({ left: 200, top: 0, side: 200 });
});

test('what lies under the pointer stays there while it is magnified', () => {
  const corner = magnify(wide, WHOLE, 2, { x: 0, y: 0 });
  expect(squareOf(wide, corner)).toEqual({ left: 100, top: 0, side: 100 });
  expect(squareOf(wide, magnify(wide, WHOLE, 2))).toEqual({ left: 150, top: 50, side: 100 });
});

test('nothing is magnified beyond its bounds, and no square lies outside', () => {
  expect(magnify(wide, WHOLE, 100).zoom).toBe(MAX_ZOOM);
  expect(magnify(wide, { zoom: 2, x: 0, y: 0 }, 0.01)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(settle(wide, { zoom: 0, x: -3, y: 9 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
});
