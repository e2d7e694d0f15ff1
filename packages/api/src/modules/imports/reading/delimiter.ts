import type { Delimiter } from './table';

const DELIMITERS: readonly Delimiter[] = [';', '\t', ',', '|'];
const LINES = 100;

/** Number of fields of each line, by which a quoted delimiter is text. A quoted line break ends no line. */
function fieldCounts(sample: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let fields = 1;
  let quoted = false;
  let blank = true;
  for (const char of sample) {
    if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === delimiter) fields++;
    else if (char === '\n' || char === '\r') {
      if (!blank) counts.push(fields);
      if (counts.length === LINES) return counts;
      fields = 1;
      blank = true;
      continue;
    }
    if (char.trim() !== '') blank = false;
  }
  // The last line of a sample may be cut off; it counts only where there is no other.
  if (counts.length === 0 && !blank) counts.push(fields);
  return counts;
}

/** Number of lines that have the most frequent number of fields; 0 for a delimiter that separates nothing. */
function agreement(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 1) lines.set(count, (lines.get(count) ?? 0) + 1);
  return counts.length === 0 ? 0 : Math.max(0, ...lines.values()) / counts.length;
}

/** Spreadsheets write `sep=;` as a first line, to say so. */
const DECLARED = /^sep=([;,\t|])(?:\r?\n|\r)/i;
export const declaredDelimiter = (sample: string): Delimiter | undefined =>
  DECLARED.exec(sample)?.[1] as Delimiter | undefined;

/** The delimiter by which most lines have equally many fields. A file of one column has none: the semicolon does. */
export function delimiterOf(sample: string): Delimiter {
  const declared = declaredDelimiter(sample);
  if (declared) return declared;
  let best: { delimiter: Delimiter; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = fieldCounts(sample, delimiter);
    // Between equals the one that makes more fields: decimal commas agree too, if each line has one.
    const score = agreement(counts) * (1 + Math.log(Math.max(1, counts[0] ?? 1)));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
