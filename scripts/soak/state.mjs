import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The result of a slice of a row. `from`: its first number, `to`: the one after its last.
 * @typedef {{ from: number, to: number, passed: boolean, seconds: number, at: string, commit: string, facts: Record<string, number>, log: { bytes: number, secrets: number }, fault?: string }} Slice
 * @typedef {Record<string, Slice[]>} Slices by `rowKey`
 */

/** A row is tried on each database by itself. @param {string} database @param {string} row */
export const rowKey = (database, row) => `${database} ${row}`;

/** The numbers below `count` that no slice has tried, cut into pieces. @param {Pick<Slice, 'from' | 'to'>[]} done @param {number} count @param {number} size */
export function remaining(done, count, size) {
  const pieces = [];
  let at = 0;
  const tried = [...done].sort((a, b) => a.from - b.from);
  for (const { from, to } of [...tried, { from: count, to: count }]) {
    for (; at < Math.min(from, count); at = Math.min(at + size, from, count))
      pieces.push({ from: at, to: Math.min(at + size, from, count) });
    at = Math.max(at, to);
  }
  return pieces;
}

/** How many numbers below `count` were tried. @param {Pick<Slice, 'from' | 'to'>[]} done @param {number} count */
export const tried = (done, count) =>
  count - remaining(done, count, count).reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Outcomes of slices in a file. Each is written when its slice has ended: what is killed in the middle of one begins that one anew.
 * @param {string} file
 */
export function openState(file) {
  /** @type {Slices} */
  let slices = {};
  try {
    slices = JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    if (/** @type {NodeJS.ErrnoException} */ (fault).code !== 'ENOENT')
      throw new Error(`${file} is no state of a soak: mend it, or name another with --state.`, { cause: fault });
  }
  return {
    /** @param {string} key */
    slicesOf: (key) => slices[key] ?? [],
    all: () => slices,
    /** Takes the place of what was tried of the same numbers. @param {string} key @param {Slice} slice */
    record(key, slice) {
      const others = (slices[key] ?? []).filter(({ from, to }) => from < slice.from || to > slice.to);
      slices = { ...slices, [key]: [...others, slice].sort((a, b) => a.from - b.from) };
      mkdirSync(path.dirname(file), { recursive: true });
      // A process that is killed while writing leaves the file as it was.
      writeFileSync(`${file}.draft`, JSON.stringify(slices, null, 1));
      renameSync(`${file}.draft`, file);
    },
  };
}
