import { codeKey } from '@slotwise/contract/code-key';

const PLAIN = /^[\u0020-\u007e]*$/;

/**
 * The key of a code where it is certain to be the database's own, else null: of letters beyond ASCII the database knows best
 * what their lower case is, and its function costs twenty times as much.
 */
export const plainKey = (code: string | null): string | null =>
  code !== null && PLAIN.test(code) ? codeKey(code) : null;
