import type { Catalogue } from './catalogue';
import { definePlainWords } from './plain-words';

const english: Catalogue<{ 'load.failed': { name: 'text' }; 'load.retry': {}; 'load.count': { count: 'number' } }> = {
  locales: ['de'],
  messages: {
    'load.failed': [
      { type: 1, value: 'name' },
      { type: 0, value: ' could not be loaded.' },
    ],
    'load.retry': 'Retry',
    'load.count': [{ type: 7 }],
  },
};
const german = { locales: [], messages: { 'load.retry': 'Nochmal' } };
const failed = { id: 'load.failed', values: { name: 'roles' } } as const;

it('puts names into their places, and says in English what has no translation', async () => {
  const { sayIn, loadWords } = definePlainWords(english, async () => ({ default: german }));
  expect(sayIn('de', failed)).toBe('roles could not be loaded.');
  await loadWords('de-AT');
  expect(sayIn('de-AT', { id: 'load.retry' })).toBe('Nochmal');
  expect(sayIn('de-AT', failed)).toBe('roles could not be loaded.');
  expect(sayIn('fr', { id: 'load.retry' })).toBe('Retry');
});

it('stays English, and says why, where the translation cannot be fetched', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sayIn, loadWords } = definePlainWords(english, () => Promise.reject(new Error('offline')));
  await loadWords('de');
  expect(sayIn('de', { id: 'load.retry' })).toBe('Retry');
  expect(complaint.mock.calls[0]?.[0]).toContain('"de" could not be loaded');
});

it('refuses what it cannot write', () => {
  const { sayIn } = definePlainWords(english, () => Promise.reject(new Error('none')));
  expect(() => sayIn('en', { id: 'load.count', values: { count: 2 } })).toThrow('no plurals');
});

it('disguises English as the pseudo-locales do', async () => {
  const { sayIn, loadWords } = definePlainWords(english, () => Promise.reject(new Error('none')));
  await loadWords('en-XA');
  expect(sayIn('en-XA', failed)).toMatch(/^roles \P{ASCII}{4,} /u);
});
