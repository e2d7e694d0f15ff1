export const STREAM_RETRY_AFTER_ERROR_MS = 1000;
export const STREAM_RETRY_WITHOUT_TOKEN_MS = 2000;
/** The server sends a heartbeat on a silent stream this often; a client that hears nothing for three of them reconnects. */
export const STREAM_HEARTBEAT_MS = 15_000;
export const STREAM_TICKET_TTL_MS = 30_000;
