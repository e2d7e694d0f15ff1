import { createReadable } from '@slotwise/shared/events';
import type { PageSession } from '@slotwise/shared/session';
import { createPageLocale } from './page-locale';

type Language = 'en' | 'de' | null;
type State = { me: { id: string; language: Language } | null };

let controller = new AbortController();
const setUp = ({ browser = ['en-GB'], patch = async () => undefined as unknown } = {}) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  const state = createReadable<State>({ me: null });
  const told: unknown[] = [];
  const session = {
    ...state,
    hasToken: () => state.get().me !== null,
    http: async (_route: string, { body }: { body: { language: Language } }) => {
      told.push(body.language);
      await patch();
      const { me } = state.get();
      if (me) state.set({ me: { ...me, language: body.language } });
    },
    reload: async () => undefined,
  };
  const locale = createPageLocale(window, session as unknown as PageSession, controller.signal);
  const signIn = (language: Language) => state.set({ me: { id: 'u1', language } });
  return { locale, told, signIn, signOut: () => state.set({ me: null }) };
};

beforeEach(() => {
  controller = new AbortController();
  localStorage.clear();
  document.cookie = 'language=; max-age=0; path=/';
});
afterEach(() => {
  controller.abort();
  jest.restoreAllMocks();
});

test('follows the browser until somebody chooses, and tells the server by a cookie', async () => {
  const { locale } = setUp({ browser: ['fr', 'de-AT', 'en'] });
  expect([locale.get(), locale.chosen()]).toEqual(['de-AT', null]);
  await locale.choose('en');
  expect([locale.get(), document.cookie]).toEqual(['en', 'language=en']);
  expect(setUp({ browser: ['de'] }).locale.get()).toBe('en');
});

test('who signs in finds the language of their account, wherever they are, and keeps it when they leave', () => {
  const { locale, signIn, signOut, told } = setUp();
  signIn('de');
  expect([locale.get(), document.cookie]).toEqual(['de', 'language=de']);
  signOut();
  expect(locale.get()).toBe('de');
  signIn(null);
  expect([locale.get(), told]).toEqual(['en-GB', []]);
});

test('a visitor’s choice becomes that of an account that has none, once, and never that of one that has', async () => {
  const { locale, signIn, signOut, told } = setUp();
  await locale.choose('de');
  signIn(null);
  await Promise.resolve();
  expect([locale.get(), told]).toEqual(['de', ['de']]);
  signOut();
  await locale.choose('en');
  signIn('de');
  expect([locale.get(), told]).toEqual(['de', ['de']]);
});

test('a choice that could not be told is taken back', async () => {
  const { locale, signIn } = setUp({ patch: () => Promise.reject(new Error('offline')) });
  signIn('en');
  const choosing = locale.choose('de');
  expect(locale.get()).toBe('de');
  await expect(choosing).rejects.toThrow('offline');
  expect([locale.get(), document.cookie]).toEqual(['en-GB', 'language=en']);
});

test('another tab’s choice arrives', () => {
  const { locale } = setUp();
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'de' }));
  expect(locale.get()).toBe('de');
});
