import { createStore } from 'jotai';
import { fakeMedia } from '../testing/fake-media';
import { resolveTheme, startTheme, themeAtom, themeChoiceAtom } from './theme-atoms';

const DARK = '(prefers-color-scheme: dark)';
const setUp = () => {
  const media = fakeMedia();
  const store = createStore();
  const theme = startTheme(store, window, new AbortController().signal);
  return { media, store, theme, now: () => store.get(themeAtom) };
};

beforeEach(() => localStorage.clear());

test('starts as system and follows the operating system as it changes', () => {
  const { media, now } = setUp();
  expect(now()).toBe('light');
  media.set(DARK, true);
  expect(now()).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  media.set(DARK, false);
  expect(now()).toBe('light');
});

test('a choice is kept under the theme key and outlives a reload', () => {
  setUp().theme.choose('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  const { media, now } = setUp();
  expect(now()).toBe('dark');
  media.set(DARK, false);
  expect(now()).toBe('dark');
});

test('another tab’s choice arrives', () => {
  const { store, now } = setUp();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(now()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'nonsense' }));
  expect(store.get(themeChoiceAtom)).toBe('system');
});

test('browser storage that is blocked leaves the page its defaults', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  try {
    const { theme, now } = setUp();
    expect(now()).toBe('light');
    theme.choose('dark');
    expect(now()).toBe('dark');
  } finally {
    blocked.mockRestore();
  }
});

test('forced colours win over every choice; a wish for more contrast only over none, and not over a light page', () => {
  const system = { dark: true, forcedColors: false, moreContrast: true };
  expect(resolveTheme('system', system)).toBe('high-contrast');
  expect(resolveTheme('system', { ...system, dark: false })).toBe('light');
  expect(resolveTheme('light', system)).toBe('light');
  expect(resolveTheme('dark', { ...system, forcedColors: true })).toBe('high-contrast');
});
