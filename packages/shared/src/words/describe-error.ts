import { ERRORS, type ErrorCode, type LOAD_FAILURES } from '@slotwise/contract/errors';
import { isApiError, isNetworkError, isTimeoutError, type ApiError } from '../http/errors';
import { sharedWords, type SharedWords } from './shared-words';

export interface ErrorDescription {
  /** What happened. */
  title: string;
  /** What a person can do about it. */
  advice: string;
  /** Whether doing the same again may help. */
  retry: boolean;
}

/** Conflicts that reloading does not solve. */
const CONFLICT_ADVICE = {
  name_taken: 'advice.name-taken',
  last_administrator: 'advice.last-administrator',
  invitation_exists: 'advice.invitation-exists',
} as const satisfies Partial<Record<ErrorCode, string>>;
const hasAdvice = (code: ErrorCode): code is keyof typeof CONFLICT_ADVICE => code in CONFLICT_ADVICE;

const RETRYABLE = new Set([408, 412, 425, 429]);

type Path<Key> = Key extends `GET ${infer P}` ? P : never;
/** Which read failed, as a `LoadError` says it: each remote brings its own copy of that class. */
const failedRead = (error: Error) => (error as { path?: Path<keyof typeof LOAD_FAILURES> }).path;

function describe(words: SharedWords, error: unknown): ErrorDescription {
  const { t } = words;
  if (isNetworkError(error)) return { title: t('fault.unreachable'), advice: t('advice.unreachable'), retry: true };
  if (isTimeoutError(error)) return { title: t('fault.timeout'), advice: t('advice.timeout'), retry: true };
  if (isApiError(error)) return describeApiError(words, error);
  if (error instanceof Error && error.cause !== undefined) {
    const read = failedRead(error);
    const title = read === undefined ? error.message : t(`load-failed.${read}`);
    return { ...describe(words, error.cause), title };
  }
  return { title: t('fault.page'), advice: t('advice.page'), retry: true };
}

function describeApiError({ t }: SharedWords, { status, code, message, details }: ApiError): ErrorDescription {
  // A code that this page does not know yet comes with a text of its own.
  const title = code in ERRORS ? t(`error.${code}`) : message;
  if (status === 401) return { title, advice: t('advice.log-in'), retry: false };
  if (status === 403) return { title, advice: t('advice.ask-for-access'), retry: false };
  if (status === 404) return { title, advice: t('advice.removed'), retry: false };
  if (status === 409)
    return { title, advice: t(hasAdvice(code) ? CONFLICT_ADVICE[code] : 'advice.conflict'), retry: false };
  if (status === 422) {
    const reasons = details.map(({ reason }) => reason).join(' ');
    return { title, advice: reasons || t('advice.change-input'), retry: false };
  }
  if (status >= 500) return { title, advice: t('advice.tell-administrator'), retry: true };
  const retry = RETRYABLE.has(status);
  return { title, advice: t(retry ? 'advice.wait' : 'advice.reload'), retry };
}

/** What to tell people about an error: in an ErrorState, or as title and body of a toast. */
export function useDescribeError(): (error: unknown) => ErrorDescription {
  const words = sharedWords.useWords();
  return (error) => describe(words, error);
}

/** The same outside of React. @param locale of the page, `platform.locale.get()` */
export const describeErrorIn = (locale: string, error: unknown): ErrorDescription =>
  describe(sharedWords.wordsIn(locale), error);
