import type { Actor } from './actor';
import type { Position, Sliced } from './db/keyset';
import type { Trx } from './db/tables';

export interface OwnQuestion {
  /** Reads only, as the person. */
  trx: Trx;
  actor: Actor;
  now: Date;
  /** No more rows than this. */
  limit: number;
  /** Where the page before ended. */
  after: Position | undefined;
}

/** The data that a module keeps about a person, for people who want to take theirs along. Nothing that only a server may know. */
export interface OwnData {
  /** Its place in the file, unique among all. */
  part: string;
  /** One page. Dates are written as on the wire. */
  read(question: OwnQuestion): Promise<Sliced<unknown>>;
}

/** A part that is short: its one page. */
export const inOnePage = (part: string, read: (question: OwnQuestion) => Promise<readonly unknown[]>): OwnData => ({
  part,
  read: async (question) => ({ rows: [...(await read(question))], end: null }),
});
