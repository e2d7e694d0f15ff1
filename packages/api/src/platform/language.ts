import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@slotwise/contract/constants';

export const isLanguage = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag);

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]+)`);

/**
 * Tags of an `Accept-Language`, in the order in which the browser prefers them, without those that it does not want.
 * `@fastify/accept-negotiator` compares whole tags, so that `de-AT` would find no `de`, and decides between tags of one
 * quality by our order instead of the browser's.
 */
function wanted(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language for whoever sends such a request: chosen in that browser, else the first it asks for that there are words in. */
export function languageOf({ cookie, 'accept-language': accept }: IncomingHttpHeaders): Language {
  const chosen = CHOSEN.exec(cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const found = wanted(accept ?? '').map((tag) => tag.split('-')[0]?.toLowerCase());
  return found.find(isLanguage) ?? LANGUAGES[0];
}
