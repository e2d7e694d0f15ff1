import { useReadable } from '../session';
import { usePlatform } from './platform-context';

/** Writes dates and numbers as the page's locale does. */
export interface Formats {
  /** @param instant ISO 8601, or milliseconds since the epoch; written in the reader's own time zone */
  date(instant: string | number, options: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

/** Making a formatter costs far more than using it, and a list has one for each row. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function formatter<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  const known = made.get(key) as F | undefined;
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

const byLocale = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const known = byLocale.get(locale);
  if (known) return known;
  const formats: Formats = {
    date: (instant, options) =>
      formatter(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)).format(
        new Date(instant),
      ),
    number: (value, options) =>
      formatter(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)).format(
        value,
      ),
  };
  byLocale.set(locale, formats);
  return formats;
}

/** The same object until the locale changes. */
export const useFormats = (): Formats => formatsOf(useReadable(usePlatform().locale));
