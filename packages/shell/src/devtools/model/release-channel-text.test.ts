import type { RemoteChoice, RemoteStatus } from '@slotwise/contract';
import { wordsIn } from '../words';
import { releaseChannelSentences, choiceText } from './release-channel-text';

const words = wordsIn('en');

const choice = (over: Partial<RemoteChoice> = {}): RemoteChoice => ({
  remote: 'roles',
  version: '1.1.0',
  build: 'b1',
  releaseChannel: 'live',
  follows: null,
  percent: null,
  insteadOf: null,
  ...over,
});

test.each<[string, Partial<RemoteChoice>]>([
  ['what everybody gets', {}],
  ['a canary, for 10 % of people and you', { releaseChannel: 'canary', percent: 10 }],
  ['your company or WMS is pinned to it', { releaseChannel: 'pinned' }],
  ['your company or WMS follows the release channel beta', { releaseChannel: 'beta', follows: 'beta' }],
  [
    'what everybody gets: the release channel beta, which your company or WMS follows, has nothing newer',
    { follows: 'beta' },
  ],
  ['what everybody gets, instead of 2.0.0, which failed with this shell', { follows: 'beta', insteadOf: '2.0.0' }],
  ['what everybody gets, instead of 1.2.0, which failed with this shell', { insteadOf: '1.2.0' }],
  ['1.1.0 at the next visit: what everybody gets', { build: 'b2' }],
])('%s', (text, over) => expect(choiceText(words, choice(over), 'b1')).toBe(text));

test('nothing is said before it is known', () => expect(choiceText(words, undefined, 'b1')).toBe(''));

test('who gets what is said with the names of the release channels', () => {
  const release = { version: '2.0.0', build: 'b2', since: '' };
  const status = {
    live: { version: '1.1.0', build: 'b1', since: '' },
    canary: null,
    pins: [{ tenantName: 'Alder', version: '1.0.0' }],
    releaseChannels: [
      { name: 'beta', release },
      { name: 'nightly', release: null },
    ],
    versions: [{ available: true }, { available: false }],
  } as unknown as RemoteStatus;
  expect(releaseChannelSentences(status, 'b2').map(words.say)).toEqual([
    'live 1.1.0',
    'beta 2.0.0 (this page)',
    'Alder pinned to 1.0.0',
    '1 available',
  ]);
});
