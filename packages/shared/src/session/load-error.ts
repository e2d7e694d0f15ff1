import { LOAD_FAILURES } from '@slotwise/contract/errors';

/** The reads whose failure has a text of its own. */
export type NamedRead = keyof typeof LOAD_FAILURES;

/** A read failed. `message` is the specification's text, `cause` the error of the call. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** Path of the failed read: its words are found by that. */
  readonly path: string;
  constructor(read: NamedRead, cause: unknown) {
    super(LOAD_FAILURES[read], { cause });
    this.path = read.replace('GET ', '');
  }
}
