/** Scripts with the words of one language, as the builds name them: `words-de-json.0a1b2c3d.js`, and `shared-words-…`, `fault-words-…`. */
const WORDS = /(?:^|[/])(?:([a-z]+)-)?words-([a-z]{2,3}(?:-[a-zA-Z]+)*)-json[.][0-9a-f]+[.]js$/;

/** The language of a file of words; undefined for any other file. @param url address or name of a file */
export const languageOfFile = (url: string): string | undefined => WORDS.exec(url)?.[2];

/**
 * The files of a build with the words that a reader of this language needs, in no order.
 * @param files addresses or names of all files of the build
 * @param whole also those of parts that a page of ours shares with the build
 */
export const wordsFiles = (files: readonly string[], language: string, whole: boolean): string[] =>
  files.filter((file) => {
    const [, part, tag] = WORDS.exec(file) ?? [];
    return tag === language && (whole || part === undefined);
  });
