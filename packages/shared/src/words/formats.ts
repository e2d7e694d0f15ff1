/** Writes dates, numbers, lists and spans of time as a locale does. */
export interface Formats {
  /** @param instant ISO 8601, or milliseconds since the epoch; written in the reader's own time zone */
  date(instant: string | number | Date, options: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `a, b, and c`; the options say `or`, or a shorter form. */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string;
  /** Distance of `value` units from now: `relative(-3, 'day')` is `3 days ago`. */
  relative(value: number, unit: Intl.RelativeTimeFormatUnit, options?: Intl.RelativeTimeFormatOptions): string;
}

/** Making a formatter costs far more than using it, and a list has one for each row. */
function keeping<Options, Formatter>(make: (options: Options | undefined) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options | undefined): Formatter => {
    const key = JSON.stringify(options) ?? '';
    const formatter = made.get(key) ?? make(options);
    made.set(key, formatter);
    return formatter;
  };
}

function createFormats(locale: string): Formats {
  const dates = keeping((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const numbers = keeping((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const lists = keeping((options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const spans = keeping((options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));
  return {
    date: (instant, options) => dates(options).format(new Date(instant)),
    number: (value, options) => numbers(options).format(value),
    list: (items, options) => lists(options).format(items),
    relative: (value, unit, options) => spans(options).format(value, unit),
  };
}

const byLocale = new Map<string, Formats>();

/** The same object for the same locale, a BCP 47 tag. */
export function formatsOf(locale: string): Formats {
  const formats = byLocale.get(locale) ?? createFormats(locale);
  byLocale.set(locale, formats);
  return formats;
}
