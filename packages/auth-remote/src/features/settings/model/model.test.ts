import { ago } from './ago';
import { deviceName } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox on Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('how long ago', () => {
  const now = Date.parse('2026-05-02T12:00:00Z');
  expect(ago('2026-05-02T11:59:30Z', now)).toBe('just now');
  expect(ago('2026-05-02T11:58:59Z', now)).toBe('1 minute ago');
  expect(ago('2026-05-01T11:00:00Z', now)).toBe('yesterday');
  expect(ago('2026-05-02T13:00:00Z', now)).toBe('just now');
});
