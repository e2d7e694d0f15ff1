import { isEmail } from './email';

test.each(['a@b.co', '  ada@example.com  ', 'a.b+c@sub.example.org', 'ü@exämple.de'])('takes %p', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each(['', ' ', 'a', 'a@b', 'a@b.', '@b.co', 'a b@c.de', 'a@@b.co', '<a@b.co>', `${'a'.repeat(250)}@b.co`])(
  'refuses %p',
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);
