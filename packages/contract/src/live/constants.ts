/** The server sends a heartbeat on a silent stream this often; a client that hears nothing for three of them reconnects. */
export const STREAM_HEARTBEAT_MS = 15_000;
