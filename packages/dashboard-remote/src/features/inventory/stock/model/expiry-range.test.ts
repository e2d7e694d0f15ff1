import { expiryRange } from './expiry-range';

const now = Date.parse('2022-02-01T23:30:00Z');

test('what expires today is not expired, and is the first of what expires soon', () => {
  expect(expiryRange('expired', now)).toEqual({ expires_until: '2022-01-31' });
  expect(expiryRange('soon', now)).toEqual({ expires_from: '2022-02-01', expires_until: '2022-03-02' });
});
