import { hashSecret, newId, newSecret } from './ids';

test('ids are of one length, unlike, and sort by the time they were made', async () => {
  const early = newId();
  await new Promise((resolve) => setTimeout(resolve, 3));
  const late = newId();
  expect(early).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  expect(early < late).toBe(true);
  expect(new Set(Array.from({ length: 5000 }, newId)).size).toBe(5000);
});

test('secrets have 256 bits and are stored as hashes', () => {
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(hashSecret('a')).toBe(hashSecret('a'));
  expect(hashSecret('a')).not.toBe(hashSecret('b'));
});
