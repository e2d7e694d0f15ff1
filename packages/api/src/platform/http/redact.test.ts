import { redact, redactAddress } from './redact';

test('an address of ours stands in the log as it is, but for its secrets', () => {
  for (const known of [
    '/roles?limit=2&q=caf%C3%A9+au%20lait',
    '/stock?cursor=WyJhIl0.x-y_z&sort=name,-at',
    '/skus?low',
    '/%zz',
  ]) {
    expect(redactAddress(known)).toBe(known);
  }
  expect(redactAddress('/api/sse/stream?access_token=a.b.c&last_event_id=c:1')).toBe(
    '/api/sse/stream?access_token=[redacted]&last_event_id=c:1',
  );
  expect(redactAddress('/register?token=SECRET')).toBe('/register?token=[redacted]');
  expect(redactAddress('/x?TOKEN=SECRET&%zz=1&&token')).toBe('/x?[redacted]&[redacted]&&token');
  expect(redactAddress('/%zz?access_token=SECRET')).toBe('/%zz?access_token=[redacted]');
});

const HIDDEN = [
  '?%61ccess_token=SECRET',
  '?access_token%3DSECRET',
  '?limit=b%26access_token=SECRET',
  '?limit=b%26access_token%3DSECRET',
  '?q=b%2526access_token%253DSECRET',
  '?%2561ccess_token=SECRET',
  '?token%00=SECRET',
  '?%E0%A4access_token=SECRET',
  '?accessToken=SECRET',
  '?refresh-token=SECRET',
  '?access_token[]=SECRET&access_token%5B0%5D=SECRET',
  ...[';', "'", '"', '?', '&amp;', '#', '&', ','].map((mark) => `?token=[redacted]${mark}SECRET`),
  ...['key', 'api_key', 'code', 'secret', 'authorization', 'q'].map((name) => `?${name}=swa_SECRET`),
  ...['key', 'api_key', 'code', 'secret', 'authorization', 'Authorization'].map((name) => `?${name}=SECRET`),
  '?q=whsec_SECRET',
  '?q=%73wa_SECRET',
  '?q=eyJhbGciOiJFUzI1NiJ9.SECRET.SECRET',
  '?SECRET',
  '?limit=1&SECRET=1',
  '?q=%E0%A4SECRET',
  ';access_token=SECRET;x=1',
  '#access_token=SECRET',
  '%3Faccess_token=SECRET',
  '%3Faccess_token%3DSECRET',
  '%253Faccess_token%253DSECRET',
  '&access_token=SECRET',
  '/access_token=SECRET',
  '/swa_SECRET',
  '/%73wa_SECRET',
  '/%25%37%33wa_SECRET',
];

test.each(HIDDEN)('no secret of /api/me%s reaches the log', (rest) => {
  expect(redactAddress(`/api/me${rest}`)).not.toContain('SECRET');
  expect(redactAddress(`/api/me${rest}`)).toMatch(/^\/api\/me/);
});

test('a sentence tells no secrets of the addresses that it names', () => {
  for (const [sentence, told] of [
    [
      "'/%zz?access_token=SECRET' is not a valid url component",
      "'/%zz?access_token=[redacted] is not a valid url component",
    ],
    ['no answer from http://there/?access%5Ftoken=SECRET today', 'no answer from http://there/?[redacted] today'],
    ['the key swa_SECRET is none', 'the key [redacted] is none'],
    ['50% of a=1 (x=2)', '50% of a=1 (x=2)'],
    ['Did you mean this? Yes', 'Did you mean this? Yes'],
  ] as const) {
    expect(redact(sentence)).toBe(told);
  }
  const long = 5000;
  expect(redactAddress(`/%${'25'.repeat(long)}73wa_SECRET`)).toBe('/[redacted]');
  for (const nasty of ['?', 'eyJ', 'a[', '%25', 'a.', 'st_', ';='].map((part) => part.repeat(long))) {
    expect(redact(`%${nasty}`).length).toBeLessThanOrEqual(`%${nasty}`.length);
  }
  for (const word of [
    "'password=SECRET'",
    'token%3DSECRET',
    '(refreshToken=SECRET)',
    'api_key=SECRET',
    'x,token[]=SECRET',
  ]) {
    expect(redact(`there was ${word} in it`)).not.toContain('SECRET');
  }
});
