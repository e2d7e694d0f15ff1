import type { WeekStart } from '@slotwise/contract';
import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import { formatsOf, type Formats } from './formats';
import { SOURCE_LANGUAGE } from './languages';

const LocaleContext = createContext(SOURCE_LANGUAGE);

/** Everything below is written for readers of this locale, a BCP 47 tag. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  // The screen stays as it is until the words of another locale have arrived.
  return <LocaleContext value={useDeferredValue(locale)}>{children}</LocaleContext>;
}

const WeekStartContext = createContext<WeekStart | null>(null);

/** Weeks below begin on this day; null: as in the locale. */
export function WeekStartProvider({ value, children }: { value: WeekStart | null; children: ReactNode }) {
  return <WeekStartContext value={value}>{children}</WeekStartContext>;
}

/** The day that the reader's company or WMS has weeks begin with; null where it says none. */
export const useChosenWeekStart = (): WeekStart | null => use(WeekStartContext);

/** BCP 47 tag of the locale that this part of the page is written for. */
export const useLocale = (): string => use(LocaleContext);

/** Dates, numbers, lists and spans of time in the page's locale. The same object until that changes. */
export const useFormats = (): Formats => formatsOf(useLocale());

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

export type Direction = 'ltr' | 'rtl';

/** In which direction a language is written. */
export function directionOf(language: string): Direction {
  if (language === 'en-XB') return 'rtl';
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
