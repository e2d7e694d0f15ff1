import { atom } from 'jotai';
import { STORAGE_KEYS } from '@slotwise/contract/constants';
import type { Density, ResolvedTheme, ThemeChoice } from '@slotwise/shared/remote';
import type { Store } from '../registry/registry';
import { listen } from './listen';

export const DENSITY_KEY = 'density';
/** Colours of the browser's own bars, which lie outside of the page. */
const BAR_COLOURS = { light: '#ffffff', dark: '#292929' } as const;

/** Settings of the operating system. */
interface SystemWish {
  dark: boolean;
  /** Windows' contrast themes: the browser overrides all colours. */
  forcedColors: boolean;
  moreContrast: boolean;
}

export const themeChoiceAtom = atom<ThemeChoice>('system');
export const densityAtom = atom<Density>('comfortable');
const systemAtom = atom<SystemWish>({ dark: false, forcedColors: false, moreContrast: false });

export function resolveTheme(choice: ThemeChoice, system: SystemWish): ResolvedTheme {
  if (system.forcedColors) return 'high-contrast';
  if (choice !== 'system') return choice;
  // The high-contrast theme is a dark one: a person who prefers light gets the light theme, whose contrast suffices as
  // well.
  if (system.moreContrast && system.dark) return 'high-contrast';
  return system.dark ? 'dark' : 'light';
}
export const themeAtom = atom((get) => resolveTheme(get(themeChoiceAtom), get(systemAtom)));

const isChoice = (value: string | null): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';
const choiceOf = (stored: string | null): ThemeChoice => (isChoice(stored) ? stored : 'system');
const densityOf = (stored: string | null): Density => (stored === 'compact' ? 'compact' : 'comfortable');

export interface ThemeService {
  choose(theme: ThemeChoice): void;
  chooseDensity(density: Density): void;
}

/** The stored value; nothing if the browser forbids to look. */
function recall(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch (error) {
    console.warn('Stored choices cannot be read.', error);
    return null;
  }
}

function remember(page: Window, key: string, value: string): void {
  try {
    page.localStorage.setItem(key, value);
  } catch (error) {
    console.warn('The choice lasts only until this page is closed.', error);
  }
}

/** Reads the stored choices, follows the operating system and other tabs, and keeps the page's own colours in step. */
export function startTheme(store: Store, page: Window, signal: AbortSignal): ThemeService {
  const queries = {
    dark: page.matchMedia('(prefers-color-scheme: dark)'),
    forcedColors: page.matchMedia('(forced-colors: active)'),
    moreContrast: page.matchMedia('(prefers-contrast: more)'),
  };
  const readSystem = () =>
    store.set(systemAtom, {
      dark: queries.dark.matches,
      forcedColors: queries.forcedColors.matches,
      moreContrast: queries.moreContrast.matches,
    });
  const paint = () => {
    const { document } = page;
    const frame = store.get(themeAtom) === 'light' ? 'light' : 'dark';
    document.documentElement.dataset.theme = frame;
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[frame]);
  };

  store.set(themeChoiceAtom, choiceOf(recall(page, STORAGE_KEYS.theme)));
  store.set(densityAtom, densityOf(recall(page, DENSITY_KEY)));
  readSystem();
  paint();
  signal.addEventListener('abort', store.sub(themeAtom, paint));
  for (const query of Object.values(queries)) listen(query, 'change', readSystem, signal);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEYS.theme) store.set(themeChoiceAtom, choiceOf(newValue));
    if (key === DENSITY_KEY) store.set(densityAtom, densityOf(newValue));
  };
  listen(page, 'storage', onStorage, signal);

  return {
    choose(theme) {
      store.set(themeChoiceAtom, theme);
      remember(page, STORAGE_KEYS.theme, theme);
    },
    chooseDensity(density) {
      store.set(densityAtom, density);
      remember(page, DENSITY_KEY, density);
    },
  };
}
