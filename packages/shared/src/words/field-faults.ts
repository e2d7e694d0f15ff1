import { useEffect, useSyncExternalStore } from 'react';
import type * as Say from '../field-faults/say';
import { createReadable } from '../events/readable';
import { isApiError, type ReceivedFault } from '../http/errors';
import { SOURCE_LANGUAGE } from './languages';

let saying: typeof Say | undefined;
/** Locales whose words are here. */
const ready = new Set<string>();
/** Grows when words arrive that were missing where a fault was said: nothing else has to be drawn anew. */
const arrivals = createReadable(0);
let isMissed = false;
const loading = new Map<string, Promise<void>>();

async function load(locale: string): Promise<void> {
  try {
    saying ??= await import(/* webpackChunkName: "field-faults" */ '../field-faults/say');
    await saying.loadWords(locale);
    ready.add(locale);
    if (isMissed) arrivals.set(arrivals.get() + 1);
    isMissed = false;
  } catch {
    // The server's own reasons are said, and the next fault tries again.
    loading.delete(locale);
  }
}

/** Fetches what says faults of fields in a locale, once; never fails. */
export function loadFieldFaults(locale: string): Promise<void> {
  const known = loading.get(locale) ?? load(locale);
  loading.set(locale, known);
  return known;
}

/** The same where an error says something of fields whose words are not here; undefined where nothing is to be awaited. */
export const missingFieldFaults = (locale: string, error: unknown): Promise<void> | undefined =>
  isApiError(error) && error.details.some(({ code }) => code !== undefined) && !ready.has(locale)
    ? loadFieldFaults(locale)
    : undefined;

/** Locale of the page. */
let shown = SOURCE_LANGUAGE;

/** The same in the page's locale: a refusal that is read before its words are here would be said as the server does. */
export const fieldFaultsOf = (error: unknown): Promise<void> | undefined => missingFieldFaults(shown, error);

/** The first screen is drawn by then, and its requests are on their way. */
const AFTER_MS = 3000;
const coming = new Set<string>();

/** Fetches them once the page has settled, so that they are here before somebody is refused, and without a network too. */
function bringSoon(locale: string): void {
  if (coming.has(locale)) return;
  coming.add(locale);
  const start = () => void loadFieldFaults(locale);
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(start) : start()), AFTER_MS);
}

/** Draws anew whoever said a fault of a field before its words were here. */
export function useFieldFaults(locale: string): void {
  useSyncExternalStore(arrivals.subscribe, arrivals.get);
  useEffect(() => {
    shown = locale;
    bringSoon(locale);
  }, [locale]);
}

/** A server that is newer than this page says in English what a field does wrong ("must not be empty"). */
const sentence = (reason: string) => (/^\p{Ll}/u.test(reason) ? `This ${reason}` : reason);

/** Writes what is wrong with a field; as the server does until the words have arrived, which it asks for. @param locale of the page */
export function sayFieldFault(locale: string, fault: ReceivedFault): string {
  if (fault.code === undefined) return sentence(fault.reason);
  if (!saying || !ready.has(locale)) {
    isMissed = true;
    void loadFieldFaults(locale);
    return sentence(fault.reason);
  }
  return saying.sayKnownFault(locale, fault) ?? sentence(fault.reason);
}
