/** The numbers of a place, counted from 1. */
export interface PlaceNumbers {
  aisle: number;
  bay: number;
  level: number;
  position: number;
}
export type NumberedPart = keyof PlaceNumbers;

type Piece = { text: string } | { zone: true } | { part: NumberedPart; letters: boolean; width: number };

const NUMBERED = ['aisle', 'bay', 'level', 'position'] as const;
const PLACEHOLDER = /\{(?:(zone)|(aisle|bay|level|position):(?:([1-5])|(A{1,3})))\}/g;

/** Pattern of place codes. */
export interface CodePattern {
  pieces: readonly Piece[];
}

/**
 * Reads a pattern; null where it does not name aisle, bay, level and position once each and in this order. The position may be left out: a
 * level with one place has no number for it.
 */
export function readPattern(pattern: string): CodePattern | null {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of pattern.matchAll(PLACEHOLDER)) {
    if (match.index > end) pieces.push({ text: pattern.slice(end, match.index) });
    const [whole, zone, part, digits, letters = ''] = match;
    pieces.push(
      zone
        ? { zone: true }
        : { part: part as NumberedPart, letters: digits === undefined, width: Number(digits ?? letters.length) },
    );
    end = match.index + whole.length;
  }
  if (end < pattern.length) pieces.push({ text: pattern.slice(end) });
  const named = pieces.flatMap((piece) => ('part' in piece ? [piece.part] : 'zone' in piece ? ['zone'] : []));
  const numbered = named[0] === 'zone' ? named.slice(1) : named;
  const braces = pieces.some((piece) => 'text' in piece && /[{}]/.test(piece.text));
  const isWhole = [NUMBERED, NUMBERED.slice(0, -1)].some((wanted) => wanted.join() === numbered.join());
  return braces || !isWhole ? null : { pieces };
}

/** The greatest number that a part of the pattern can write; 0 of a part that it leaves out. */
export function greatest({ pieces }: CodePattern, part: NumberedPart): number {
  for (const piece of pieces) {
    if ('part' in piece && piece.part === part) return piece.letters ? 26 ** piece.width : 10 ** piece.width - 1;
  }
  return 0;
}

const letters = (number: number, width: number): string => {
  let text = '';
  for (let rest = number - 1; text.length < width; rest = Math.floor(rest / 26)) {
    text = String.fromCharCode(65 + (rest % 26)) + text;
  }
  return text;
};

/** The code of a place. Every number has the same width everywhere, so that codes sort as the numbers do. */
export const codeOf = ({ pieces }: CodePattern, numbers: PlaceNumbers, zone: string): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('zone' in piece) return zone;
      const number = numbers[piece.part];
      return piece.letters ? letters(number, piece.width) : String(number).padStart(piece.width, '0');
    })
    .join('');
