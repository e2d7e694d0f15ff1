import { screenFilesAt, screensOf } from './screens';

const manifest = {
  screens: { '/slotting': ['slotting.1.js'], '/slotting/plans': ['plans.2.js', 'chart.3.js'], '/inventory': [] },
};

test.each([
  ['/slotting', ['slotting.1.js']],
  ['/slotting/', ['slotting.1.js']],
  ['/slotting/w-1', ['slotting.1.js']],
  ['/slotting/plans/7', ['plans.2.js', 'chart.3.js']],
  ['/slotting-of-others', []],
  ['/inventory', []],
  ['/', []],
])('the screen at %s', (address, files) => {
  expect(screenFilesAt(manifest, address)).toEqual(files);
});

test.each([
  null,
  undefined,
  'text',
  {},
  { screens: null },
  { screens: [] },
  { screens: { '/slotting': 'slotting.js' } },
])('a manifest that names no screens has none: %p', (candidate) => {
  expect(screensOf(candidate)).toEqual({});
  expect(screenFilesAt(candidate, '/slotting')).toEqual([]);
});
