import type { RuleBook } from '../rules/rule-book';
import type { Mover } from './pending';

/** A step as it is carried out. */
export interface Carried {
  part: number;
  from: number;
  to: number;
  buffer: boolean;
}

interface Floor {
  /** Present locations of parts. */
  book: RuleBook;
  /** Locations to put goods down in, the best for a way first, none of which a later step needs. */
  buffers: (from: number) => Iterable<number>;
  /** Whether two parts are the same goods: a picker who is sent for one of them takes all that lies in its place. */
  isSame: (part: number, other: number) => boolean;
}

const leave = (book: RuleBook, { part, from }: Mover) => {
  if (from >= 0) book.leave(part, from);
};
const enter = (book: RuleBook, part: number, location: number) => {
  if (location >= 0) book.enter(part, location);
};

/** Moves goods if no rule forbids it now. */
function step(book: RuleBook, mover: Mover, to: number): boolean {
  leave(book, mover);
  const allowed = book.admits(mover.part, to);
  enter(book, mover.part, allowed ? to : mover.from);
  return allowed;
}

/**
 * Puts the steps of a chain in an order in which each can be done: no rule is broken after any of them. If all wait for
 * one another, one is put down in a free slot and moves again later, each at most once.
 * @returns null if there is no such order; then nothing has moved
 */
export function carryOut(chain: readonly Mover[], { book, buffers, isSame }: Floor): Carried[] | null {
  const done: Carried[] = [];
  let waiting = chain.map((mover) => ({ ...mover }));
  const putDown = new Set<number>();
  const gone = new Set<number>();
  while (waiting.length > 0) {
    const before = waiting.length;
    waiting = waiting.filter((mover) => {
      if (wouldJoin(mover) || !step(book, mover, mover.to)) return true;
      done.push({ ...mover, buffer: false });
      gone.add(mover.part);
      return false;
    });
    if (waiting.length < before || makeRoom()) continue;
    for (const { part, from, to } of done.reverse()) {
      book.leave(part, to);
      enter(book, part, from);
    }
    return null;
  }
  return done;

  /** Whether a mover would come to lie with the same goods that are still to leave from there. */
  function wouldJoin({ part, to }: Mover): boolean {
    return waiting.some(
      (other) => other.part !== part && other.from === to && !gone.has(other.part) && isSame(part, other.part),
    );
  }

  function makeRoom(): boolean {
    const targets = new Set(waiting.map(({ to }) => to));
    for (const mover of waiting) {
      if (mover.from < 0 || putDown.has(mover.part)) continue;
      for (const location of buffers(mover.from)) {
        if (targets.has(location) || location === mover.from || !step(book, mover, location)) continue;
        done.push({ part: mover.part, from: mover.from, to: location, buffer: true });
        mover.from = location;
        putDown.add(mover.part);
        return true;
      }
    }
    return false;
  }
}
