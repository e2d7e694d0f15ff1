import { elapsedSince } from '../use-ago';
import { deviceName } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    { id: 'device.named', values: { browser: 'Edge', system: 'Windows' } },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    { id: 'device.named', values: { browser: 'Chrome', system: 'Linux' } },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
    { id: 'device.named', values: { browser: 'Safari', system: 'iPhone' } },
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    { id: 'device.named', values: { browser: 'Firefox', system: 'Android' } },
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', { id: 'device.unknown' }],
])('names the device of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toEqual(name);
});

test('how long ago', () => {
  const now = Date.parse('2026-05-02T12:00:00Z');
  expect(elapsedSince('2026-05-02T11:59:30Z', now)).toBeNull();
  expect(elapsedSince('2026-05-02T11:58:59Z', now)).toEqual({ count: 1, unit: 'minute' });
  expect(elapsedSince('2026-05-01T11:00:00Z', now)).toEqual({ count: 1, unit: 'day' });
  expect(elapsedSince('2026-05-02T13:00:00Z', now)).toBeNull();
});
