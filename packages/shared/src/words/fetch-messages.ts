import type { Catalogue, Placeholders } from './catalogue';
import { isPseudo } from './languages';

/**
 * The messages of a package in another language: English where a message has no translation, or made from English.
 * @param fetchCatalogue imports the catalogue of a locale: `` (locale) => import(`./${locale}.json`) ``
 */
export async function fetchMessages<P extends Placeholders>(
  source: Catalogue<P>,
  fetchCatalogue: (locale: string) => Promise<unknown>,
  language: string,
): Promise<Catalogue<P>['messages']> {
  if (isPseudo(language)) return (await import('./pseudo')).pseudo(source.messages, language);
  const { default: translated } = (await fetchCatalogue(language)) as { default: Catalogue<P> };
  return { ...source.messages, ...translated.messages };
}
