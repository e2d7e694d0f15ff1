import { channelKind } from './events';
import { EVENTS } from './live/catalogue';

test('the kind of a channel', () => {
  expect(channelKind('user:1')).toBe('user');
  expect(channelKind('company:a:b')).toBe('company');
  expect(channelKind('system')).toBe('system');
  for (const odd of ['', ':1', 'toString:1', 'team:1', 'users']) expect(channelKind(odd)).toBeUndefined();
});

test('how many events each kind of channel carries', () => {
  const counts = Object.fromEntries(Object.entries(EVENTS).map(([kind, byName]) => [kind, Object.keys(byName).length]));
  expect(counts).toEqual({ user: 4, company: 52, wms: 22, system: 4 });
});
