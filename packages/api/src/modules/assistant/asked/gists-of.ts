import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { AskedWords, Look, LookArgs } from '../../../platform/look';
import type { Kinds } from './names';

/** Finds words wherever they stand, as whole words. */
export const wordsLike = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'giu');

/** A gist of a look, ready to be looked for. */
export interface Gist {
  look: Look;
  language: Language;
  all: readonly RegExp[];
  may: RegExp | undefined;
  kind: AskedWords['kind'];
  names: string | undefined;
  args: LookArgs;
}

const compiled = new WeakMap<Look, readonly Gist[]>();

/** All gists of a look, in each language. */
export function gistsOf(look: Look): readonly Gist[] {
  const known = compiled.get(look);
  if (known) return known;
  const compile = (language: Language, { all, may, kind, names, args = {} }: AskedWords): Gist => ({
    ...{ look, language, kind, names, args },
    all: all.map(wordsLike),
    may: may === undefined ? undefined : wordsLike(may),
  });
  const made = LANGUAGES.flatMap((language) =>
    (look.asked[language].gists ?? []).map((gist) => compile(language, gist)),
  );
  compiled.set(look, made);
  return made;
}

const nouns = new WeakMap<Kinds[number]['nouns'], Record<Language, RegExp>>();

/** Finds the everyday words for things of a kind. */
function nounsOf(kind: Kinds[number]): Record<Language, RegExp> {
  const known = nouns.get(kind.nouns);
  if (known) return known;
  const made = Object.fromEntries(LANGUAGES.map((language) => [language, wordsLike(kind.nouns[language])])) as Record<
    Language,
    RegExp
  >;
  nouns.set(kind.nouns, made);
  return made;
}

/** The same gist for each kind of thing that it may be about. */
export function forEachKind(gist: Gist, kinds: Kinds): readonly Gist[] {
  const { kind: about } = gist;
  if (about === undefined) return [gist];
  return kinds
    .filter(({ kind }) => about.among.includes(kind))
    .map((kind) => ({
      ...gist,
      all: [...gist.all, nounsOf(kind)[gist.language]],
      args: { ...gist.args, [about.arg]: kind.kind },
    }));
}
