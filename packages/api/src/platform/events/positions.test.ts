import { idPrefix, parsePositions } from './positions';

test('an id names the position on each channel', () => {
  expect(parsePositions('u:12,c:345')).toEqual({ user: 12, company: 345 });
  expect(parsePositions('w:0')).toEqual({ wms: 0 });
});

test.each([
  '',
  'c',
  'c:',
  'c:-1',
  'c:1.5',
  'x:1',
  'c:1,c:2',
  'c:1,',
  'c:1:2',
  'c:9999999999999999',
  ' c:1',
  '__proto__:1',
  'constructor:1',
])('%p is no id of ours', (id) => expect(parsePositions(id)).toBeNull());

test('the prefix of a frame holds the other channels, and the frame goes on with its own', () => {
  expect(idPrefix({ user: 3, company: 7 }, 'company')).toBe('id: u:3,');
  expect(idPrefix({ company: 7 }, 'company')).toBe('id: ');
});
