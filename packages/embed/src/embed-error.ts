import { isApiError, isNetworkError, isTimeoutError } from '@slotwise/shared/http';
import { messageOf, RemoteFaultError, sayFaultIn, type RemoteFault } from '@slotwise/shared/loading';
import type { SlotwiseElementErrorCode, SlotwiseErrorCode } from './element';
import { sayIn, type Said } from './words';

/** Reason why a remote does not stand in its place: `code` for the page's script, `message` for its reader. */
export interface Failure {
  code: SlotwiseErrorCode;
  message: string;
  /** The exact cause, in English, for the developer of the page. */
  cause?: string;
  /** A file of Slotwise that was not to be had: once it is, trying again may help. */
  missing?: string;
}

const causeOf = ({ cause }: Error): Pick<Failure, 'cause'> => (cause === undefined ? {} : { cause: messageOf(cause) });

const sayReason = (reason: Said | string, locale: string) =>
  typeof reason === 'string' ? reason : sayIn(locale, reason);

/** A fault that this script itself finds. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  constructor(
    readonly code: SlotwiseElementErrorCode,
    /** A text: it was written elsewhere, in the reader's language. */
    readonly reason: Said | string,
    { missing, ...options }: ErrorOptions & Pick<Failure, 'missing'> = {},
  ) {
    super(sayReason(reason, 'en'), options);
    if (missing !== undefined) this.missing = missing;
  }

  /** As `Failure.missing`. */
  readonly missing?: string;
}

/** A file of a remote was not to be had. */
export class MissingFileError extends RemoteFaultError {
  constructor(
    fault: RemoteFault,
    /** Of a file by which it can be seen that they are there again. */
    readonly address: string,
    options: ErrorOptions,
  ) {
    super(fault, options);
  }
}

/** Refusals of the API to a portal that its readers can understand. */
const refusals: Partial<Record<SlotwiseErrorCode, Said>> = {
  forbidden: { id: 'server.forbidden' },
  rate_limited: { id: 'server.busy' },
  unavailable: { id: 'server.busy' },
};
const otherRefusal = (code: string): Said => ({ id: 'server.refused', values: { code } });

/**
 * Anything thrown on the way to a mounted remote, in words. Messages of the API, the remote or the runtime are English
 * and for developers: the console gets those without a code.
 * @param page the origin that Slotwise was asked from
 * @param locale of the element
 */
export function failureOf(error: unknown, page: string, locale: string): Failure {
  const say = (sentence: Said) => sayIn(locale, sentence);
  if (error instanceof EmbedError) {
    const { code, reason, missing } = error;
    return {
      code,
      message: sayReason(reason, locale),
      ...causeOf(error),
      ...(missing === undefined ? {} : { missing }),
    };
  }
  if (isApiError(error) && error.code === 'unauthenticated') {
    return { code: 'token_refused', message: say({ id: 'access.refused' }) };
  }
  if (isNetworkError(error)) {
    return { code: 'unreachable', message: say({ id: 'server.unreachable', values: { page } }) };
  }
  if (isTimeoutError(error)) return { code: 'unreachable', message: say({ id: 'server.slow' }) };
  if (error instanceof RemoteFaultError) {
    const missing = error instanceof MissingFileError ? { missing: error.address } : {};
    return { code: 'load_failed', message: sayFaultIn(locale, error.fault.reason), ...causeOf(error), ...missing };
  }
  if (isApiError(error)) return { code: error.code, message: say(refusals[error.code] ?? otherRefusal(error.code)) };
  console.error(error);
  return { code: 'load_failed', message: say({ id: 'remote.failed' }), cause: messageOf(error) };
}
