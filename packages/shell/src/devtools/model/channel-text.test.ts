import type { RemoteChoice } from '@slotwise/contract';
import { choiceText } from './channel-text';

const choice = (over: Partial<RemoteChoice> = {}): RemoteChoice => ({
  remote: 'roles',
  version: '1.1.0',
  build: 'b1',
  channel: 'live',
  percent: null,
  insteadOf: null,
  ...over,
});

test.each<[string, Partial<RemoteChoice>]>([
  ['what everybody gets', {}],
  ['a canary, for 10 % of people and you', { channel: 'canary', percent: 10 }],
  ['your company or WMS is pinned to it', { channel: 'pinned' }],
  ['what everybody gets, instead of 1.2.0, which failed with this shell', { insteadOf: '1.2.0' }],
  ['1.1.0 at the next visit: what everybody gets', { build: 'b2' }],
])('%s', (text, over) => expect(choiceText(choice(over), 'b1')).toBe(text));

test('nothing is said before it is known', () => expect(choiceText(undefined, 'b1')).toBe(''));
