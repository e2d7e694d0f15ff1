import { Hold } from './hold';
import { aimedAt } from './sighting';

/** Looks every 100 ms; of each picture its codes, nothing for `-`. */
function countedOf(pictures: string, every = 100, hold = new Hold()) {
  return [...pictures]
    .map((picture, at) => hold.take(picture === '-' ? [] : [picture], at * every))
    .filter((code) => code !== null)
    .join('');
}

test('a label that is held before the lens counts once, also where some pictures are blurred', () => {
  expect(countedOf('a'.repeat(100))).toBe('a');
  expect(countedOf('aa-aa--aaa-----a')).toBe('a');
});

test('ten times in and out are ten scans', () => {
  expect(countedOf('aa------'.repeat(10))).toBe('a'.repeat(10));
});

test('another code counts when the one before is gone', () => {
  expect(countedOf('aaa------bbb')).toBe('ab');
  expect(countedOf('aaabbbbbbbbb')).toBe('ab');
  // As on a carton with two codes, of which each picture shows one or the other.
  expect(countedOf('aababbabab')).toBe('a');
});

test('a device that looks seldom does not take one blurred picture for a label that is gone', () => {
  expect(countedOf('a-a', 2000)).toBe('a');
  expect(countedOf('a---a', 2000)).toBe('aa');
});

test('what is asked for once more counts at once', () => {
  const hold = new Hold();
  expect(hold.take(['a'], 0)).toBe('a');
  expect(hold.held).toBe('a');
  hold.forget();
  expect(hold.held).toBeNull();
  expect(hold.take(['a'], 10)).toBe('a');
  expect(hold.take(['a'], 20)).toBeNull();
});

test('of several codes in a picture the one in the middle counts, and none beside the frame', () => {
  const seen = [
    { code: 'edge', x: 0.9, y: 0 },
    { code: 'near', x: 0.5, y: 0.5 },
    { code: 'middle', x: -0.1, y: 0.2 },
  ];
  expect(aimedAt(seen)).toEqual(['middle', 'near']);
  const hold = new Hold();
  expect(hold.take(aimedAt(seen), 0)).toBe('middle');
  expect(hold.take(['near', 'middle'], 5000)).toBeNull();
});
