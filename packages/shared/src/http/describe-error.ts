import { ERRORS } from '@slotwise/contract/errors';
import type { ErrorCode } from '@slotwise/contract/errors';
import { isApiError, isNetworkError, isTimeoutError } from './errors';

export interface ErrorDescription {
  /** What happened. */
  title: string;
  /** What a person can do about it. */
  advice: string;
  /** Whether doing the same again may help. */
  retry: boolean;
}

/** Conflicts that reloading does not solve. */
const CONFLICT_ADVICE: Partial<Record<ErrorCode, string>> = {
  name_taken: 'Choose another name.',
  last_administrator: 'Then try again.',
  invitation_exists: 'Cancel that one first, or wait for an answer.',
};

const RETRYABLE = new Set([408, 412, 425, 429]);

/** What to tell people about an error: in an ErrorState, or as title and body of a toast. */
export function describeError(error: unknown): ErrorDescription {
  if (isNetworkError(error)) {
    return { title: 'The server cannot be reached.', advice: 'Check your connection, then try again.', retry: true };
  }
  if (isTimeoutError(error)) {
    return { title: 'The server took too long to answer.', advice: 'Try again in a moment.', retry: true };
  }
  if (isApiError(error))
    return describeApiError(
      error.status,
      error.code,
      error.message,
      error.details.map((d) => d.reason),
    );
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause !== undefined && error instanceof Error) return { ...describeError(cause), title: error.message };
  return { title: 'Something went wrong in this page.', advice: 'Try again, or reload the page.', retry: true };
}

function describeApiError(status: number, code: ErrorCode, message: string, reasons: string[]): ErrorDescription {
  if (status === 401) return { title: message, advice: 'Log in to go on.', retry: false };
  if (status === 403)
    return { title: message, advice: 'Ask an administrator of your organization for access.', retry: false };
  if (status === 404) return { title: message, advice: 'Go back and reload: it may have been removed.', retry: false };
  if (status === 409)
    return { title: message, advice: CONFLICT_ADVICE[code] ?? 'Reload to see the latest data.', retry: false };
  if (status === 422)
    return { title: message, advice: reasons.join(' ') || 'Change what you entered and try again.', retry: false };
  if (status >= 500) {
    const title = message || ERRORS.internal.message;
    return { title, advice: 'If it keeps happening, tell your administrator.', retry: true };
  }
  return {
    title: message,
    advice: RETRYABLE.has(status) ? 'Wait a moment and try again.' : 'Reload the page and try again.',
    retry: RETRYABLE.has(status),
  };
}
