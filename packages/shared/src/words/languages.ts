/** Catalogues are written in this language; each other one is a translation. */
export const SOURCE_LANGUAGE = 'en';

/** Made from English while the page runs, to find what is not in a catalogue or has too little room. */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

export const isPseudo = (tag: string): tag is PseudoLocale => PSEUDO_LOCALES.some((pseudo) => pseudo === tag);

/**
 * The catalogue that comes nearest to a locale: its own, that of its language (`de` for `de-AT`), else English.
 * @param available tags of the catalogues beside the English one
 */
export function languageFor(locale: string, available: readonly string[]): string {
  for (let tag = locale; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    if (tag === SOURCE_LANGUAGE || isPseudo(tag) || available.includes(tag)) return tag;
  }
  return SOURCE_LANGUAGE;
}
