import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@slotwise/contract/errors';
import { errorBody } from './errors';

/** Status and code of a request that came to no route. */
const SAID: Record<string, [status: number, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed_request'],
  HPE_HEADER_OVERFLOW: [431, 'payload_too_large'],
};

/** Answers in our words a request that the parser has given up, such as one whose address has ten thousand signs. */
export function answerUnread(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = SAID[fault.code ?? ''] ?? [400, 'malformed_request'];
  const body = JSON.stringify(errorBody(code));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(fault);
}
