export const API_PREFIX = '/api';

export const HEADERS = {
  /** A request that a person makes is found again in the logs by this header. */
  requestId: 'x-request-id',
  refreshToken: 'x-refresh-token',
  /** With a login: `cookie` from a client that keeps cookies. Its session is then refreshed with its cookie only. */
  sessionBinding: 'x-session-binding',
  connectionId: 'x-connection-id',
  /** The id of the company whose inventory a WMS reads, by people of the WMS. Everybody else's is the one of their session. */
  company: 'x-company-id',
  /** With `GET /me`: positions of its reader's channels, as in the ids of messages. Reads from then on are no older. */
  positions: 'x-event-positions',
  idempotencyKey: 'idempotency-key',
  /**
   * Names of permissions, with commas between: the request may do what these and the person's role both allow, as an embedded
   * remote may. A page sends it for a remote that it keeps apart.
   */
  within: 'x-within-permissions',
} as const;

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
/** Same pattern on both sides of the wire: something, an at sign, a dotted domain; no spaces. */
export const EMAIL_PATTERN = '^[^\\s@<>"(),:;\\\\]+@[^\\s@<>"(),:;\\\\.]+(\\.[^\\s@<>"(),:;\\\\.]+)+$';

/** The most items of a list that one call answers. */
export const PAGE_MAX = 200;
/** The most rows that a long list counts: of more, `matching` says one more than this. */
export const MATCHING_MAX = 10_000;
/** The most records that one request changes: all of them or none. */
export const BULK_MAX = 200;
