export const API_PREFIX = '/api';

export const HEADERS = {
  /** A request that a person makes is found again in the logs by this header. */
  requestId: 'x-request-id',
  refreshToken: 'x-refresh-token',
  /** With a login: `cookie` from a client that keeps cookies. Its session is then refreshed with its cookie only. */
  sessionBinding: 'x-session-binding',
  connectionId: 'x-connection-id',
  idempotencyKey: 'idempotency-key',
} as const;

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
/** Same pattern on both sides of the wire: something, an at sign, a dotted domain; no spaces. */
export const EMAIL_PATTERN = '^[^\\s@<>"(),:;\\\\]+@[^\\s@<>"(),:;\\\\.]+(\\.[^\\s@<>"(),:;\\\\.]+)+$';

/** Items of a page: the most that one call answers, and what it answers when the call does not say. */
export const PAGE_MAX = 200;
export const PAGE_USUAL = 50;
