import unhomoglyph from 'unhomoglyph';

/**
 * Scripts in which living languages are commonly written (Unicode, UAX 31). The letters of others nobody here could read out, and many look
 * like those of these.
 */
const SCRIPTS = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Bopomofo',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
  ],
  ...['Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam'],
  ...['Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);
/** Marks and signs that belong to no script of their own. */
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** Chinese, Japanese and Korean words mix theirs, and Latin letters, as they are written. */
const WRITTEN_TOGETHER = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo']),
  new Set(['Latin', 'Han', 'Hangul']),
];

/** Letters that Unicode's list of look-alikes leaves as they are, after those that they pass for. Figures that pass for letters are as well. */
const BY_LOOK = [
  ...['aаαᴀ', 'bвʙ', 'cсϲᴄ', 'dԁᴅ', 'eеҽᴇ', 'fꜰ', 'gɡɢ', 'hнһηʜ', 'iіιӏl1|ɪıɩ丨ㅣ', 'jјϳᴊ', 'kкκᴋĸ', 'mмᴍ', 'nпɴ'],
  ...['oоοօσ0ᴏ〇ㅇ', 'pрρᴘ', 'qԛꞯ', 'rʀ', 'sѕꜱ', 'tтτᴛ', 'uυսᴜ', 'vνѵᴠ', 'wԝωᴡɯ', 'xхχ', 'yуγүʏ', 'zζᴢ'],
].map((letters) => [...letters]);
const LOOKS = new Map(BY_LOOK.flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)));
/** Two letters that pass for one. */
const PAIRS = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
] as const;
/** Characters that nobody sees. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Those that show nothing but room: the blank of Braille is none to regular expressions. */
const BLANKS = /[\s\u2800]+/g;

/** Marks over, under, beside and through letters of our alphabets; those of Indian and Japanese ones make other letters, and are none of these. */
const MARKS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;
const bare = (text: string) => text.normalize('NFKD').replace(MARKS, '').normalize('NFKC');

/** Look of a text: texts that people cannot tell apart have one look. */
export function lookOf(text: string): string {
  // Marks go first, for the list takes some letters with them for others, and again, for it writes strokes through letters as marks.
  const seen = bare(text).replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
  // Some letters look like another only as capitals, some only as small ones.
  const plain = bare(unhomoglyph(bare(unhomoglyph(seen)).toLowerCase())).toLowerCase();
  const letters = [...plain].map((letter) => LOOKS.get(letter) ?? letter).join('');
  return PAIRS.reduce((look, [pair, one]) => look.replace(pair, one), letters);
}

const wordsOf = (text: string): string[] => text.normalize('NFKC').split(/[^\p{L}\p{M}]+/u);

/** Names of the scripts of a word; undefined among them: one that is none of ours. */
const scriptsOf = (word: string): Set<string | undefined> =>
  new Set(
    [...word]
      .filter((letter) => !OF_NO_SCRIPT.test(letter))
      .map((letter) => SCRIPTS.find(([, script]) => script.test(letter))?.[0]),
  );

/** A word whose letters are of several alphabets, as no language writes; undefined: none is. */
export const mixedWord = (text: string): string | undefined =>
  wordsOf(text).find((word) => {
    const scripts = [...scriptsOf(word)];
    return scripts.length > 1 && !WRITTEN_TOGETHER.some((mix) => scripts.every((script) => script && mix.has(script)));
  });

/** Whether a text has letters of a script in which no living language is commonly written. */
export const hasUncommonLetters = (text: string): boolean =>
  wordsOf(text).some((word) => scriptsOf(word).has(undefined));
