import type { ApiErrorBody } from '@slotwise/contract';
import { ERRORS, type ErrorCode } from '@slotwise/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ConnectionLost, sqlState } from '../db/sql-state';
import { ApiFault } from '../errors';

/** Refusals by fastify itself, in our words. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_NOT_FOUND: 'route_not_found',
};

/** Values that PostgreSQL cannot take, should one get past the schemas. */
const BAD_VALUE = /^22/;

/** Every connection is taken or broke and none came free in time, or the database waited for a lock too long. */
const isBusy = (fault: Error): boolean =>
  fault instanceof ConnectionLost ||
  fault.message === 'timeout exceeded when trying to connect' ||
  ['57014', '55P03'].includes(sqlState(fault) ?? '');

/** The client ended the connection before its request was looked at, so its address is gone as well. */
export class ClientLeft extends Error {
  constructor() {
    super('The connection has no remote address any more.');
  }
}

/** The client ended the connection before its request was whole. Nobody is left to be answered. */
const GONE = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_HTTP2_STREAM_ERROR']);
const hasLeft = (fault: Error, { raw }: FastifyRequest): boolean =>
  (raw.destroyed && !raw.complete) || GONE.has((fault as NodeJS.ErrnoException).code ?? '');

const toFault = (fault: Error): ApiFault | undefined => {
  if (fault instanceof ApiFault) return fault;
  if (isBusy(fault)) return new ApiFault('unavailable', undefined, { 'retry-after': '1' });
  const { code = '', statusCode = 500 } = fault as FastifyError;
  const known = FASTIFY_CODES[code];
  if (known) return new ApiFault(known);
  if (BAD_VALUE.test(sqlState(fault) ?? '')) return new ApiFault('malformed_request');
  return statusCode >= 400 && statusCode < 500 ? new ApiFault('malformed_request') : undefined;
};

/** Texts of fastify quote the address, whose path may hold anything, such as the token of a link: its code says as much. */
const reasonFor = (fault: Error): object => {
  const { code } = fault as Partial<FastifyError>;
  return code?.startsWith('FST_') ? { reason: code } : { err: fault };
};

export const errorBody = (code: ErrorCode, details?: ApiErrorBody['details']): ApiErrorBody => ({
  code,
  message: ERRORS[code].message,
  ...(details && details.length > 0 ? { details } : {}),
});

/** The one place where an error becomes an answer. The text of an unknown one stays in the log. */
export function answerFault(fault: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A file that fails before its first byte has said what it would have been.
  reply.removeHeader('content-disposition').removeHeader('content-type');
  if (fault instanceof ClientLeft) {
    request.log.info('the client left before its request was answered');
    return reply.code(400).send(errorBody('malformed_request'));
  }
  if (!(fault instanceof ApiFault) && hasLeft(fault, request)) {
    request.log.info({ reason: fault.message }, 'the client left before its request was whole');
    return reply.code(400).send(errorBody('malformed_request'));
  }
  const known = toFault(fault);
  if (!known) {
    request.fault = fault;
    request.log.error({ err: fault }, 'unexpected error');
    return reply.code(500).send(errorBody('internal'));
  }
  if (known.status >= 500) request.fault = fault;
  if (known !== fault) request.log.info({ ...reasonFor(fault), code: known.code }, 'refused');
  return reply.code(known.status).headers(known.headers).send(errorBody(known.code, known.details));
}
