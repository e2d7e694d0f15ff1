const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';

/** Code of a PostgreSQL error, like `23505`; undefined for any other error. */
export const sqlState = (fault: unknown): string | undefined => {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Is it a violated unique constraint (of that name)? */
export const isUniqueViolation = (fault: unknown, constraint?: string): boolean =>
  sqlState(fault) === UNIQUE_VIOLATION && (!constraint || (fault as { constraint?: string }).constraint === constraint);

/** Is something else still pointing to a row that was to be removed? */
export const isForeignKeyViolation = (fault: unknown): boolean => sqlState(fault) === FOREIGN_KEY_VIOLATION;

/** Is it a violated check constraint of that name? */
export const isCheckViolation = (fault: unknown, constraint: string): boolean =>
  sqlState(fault) === CHECK_VIOLATION && (fault as { constraint?: string }).constraint === constraint;

/** May the same transaction succeed when it is run again? */
export const isTransient = (fault: unknown): boolean => {
  const state = sqlState(fault);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK;
};

/** Connection exceptions, an administrator's or a crash's end of the session, a database that is starting, no connection left. */
const LOST_STATE = /^(?:08...|57P0[1-3]|53300)$/;
const LOST_CODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own words: these errors carry no code. */
const LOST_TEXT = /^(?:Connection terminated|Client has encountered a connection error)/;

/** The connection to the database broke, or there was none to be had. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database broke.', { cause });
  }
}

/** Of an error thrown by a statement: did its connection break? */
export const isConnectionLost = (fault: unknown): boolean =>
  fault instanceof Error &&
  (LOST_STATE.test(sqlState(fault) ?? '') ||
    LOST_CODE.has((fault as NodeJS.ErrnoException).code ?? '') ||
    LOST_TEXT.test(fault.message));
