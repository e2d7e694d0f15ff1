/** Alphabets that look alike in parts. Chinese, Japanese and Korean words mix theirs as they are written. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Letters of other alphabets, after Latin ones that they cannot be told from. Figures that pass for letters are as well. */
const LATIN_BY_LOOK = [
  'aаα',
  'bв',
  'cсϲ',
  'dԁ',
  'eеҽ',
  'gɡ',
  'hнһη',
  'iіιӏl1|',
  'jјϳ',
  'kкκ',
  'mм',
  'nп',
  'oоοօσ0',
  'pрρ',
  'qԛ',
  'sѕ',
  'tтτ',
  'uυս',
  'vνѵ',
  'wԝω',
  'xхχ',
  'yуγү',
  'zζ',
].map((letters) => [...letters]);
const LOOKS = new Map(
  LATIN_BY_LOOK.flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
);
/** Characters that nobody sees. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Look of a text: texts that people cannot tell apart have one look. */
export const lookOf = (text: string): string =>
  [...text.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase()]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('');

/** A word whose letters are of several alphabets, as no language writes; undefined: none is. */
export const mixedWord = (text: string): string | undefined =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
