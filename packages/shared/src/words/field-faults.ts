import { useEffect, useSyncExternalStore } from 'react';
import type * as Say from '../field-faults/say';
import { createReadable } from '../events/readable';
import { isApiError, type ReceivedFault } from '../http/errors';

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

/** Locale of the page that says errors. */
let shown: string | undefined;

/** The same in the page's locale: a refusal that is read before its words are here would be said as the server does. */
export const fieldFaultsOf = (error: unknown): Promise<void> | undefined =>
  shown === undefined ? undefined : missingFieldFaults(shown, error);

/** The first screen is drawn by then, and its requests are on their way. */
const AFTER_MS = 3000;

/** Fetches them once the page has settled, so that they are here before somebody is refused, and without a network too. */
function loadSoon(locale: string): () => void {
  if (loading.has(locale)) return () => undefined;
  const start = () => void loadFieldFaults(locale);
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start) : start()),
    AFTER_MS,
  );
  return () => clearTimeout(timer);
}

/** Draws anew whoever says faults of fields once their words are here. */
export function useFieldFaults(locale: string): void {
  useSyncExternalStore(arrivals.subscribe, arrivals.get);
  useEffect(() => {
    shown = locale;
    return loadSoon(locale);
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
