import type { ErrorCode, LOAD_FAILURES } from '@slotwise/contract/errors';
import { isErrorCode } from '../http/error-codes';
import { isApiError, isInDoubt, isNetworkError, isTimeoutError, type ApiError } from '../http/errors';
import { sayFieldFault, useFieldFaults } from './field-faults';
import { useLocale } from './locale';
import { sharedWords, type SharedWords } from './shared-words';

export interface ErrorDescription {
  /** The failure, in a sentence. */
  title: string;
  /** Advice to the person. */
  advice: string;
  /** Whether doing the same again may help. */
  retry: boolean;
  /** The title in place of "It was not done", where nobody knows whether it was. */
  doubt?: string;
  /** Faults of fields of the request body, by their paths: `users/0/id`. */
  fields: Readonly<Record<string, string>>;
}

/** Conflicts that reloading does not solve, and what nobody else can give. */
const ADVICE = {
  second_factor_demanded: 'advice.second-factor-demanded',
  name_taken: 'advice.name-taken',
  last_administrator: 'advice.last-administrator',
  invitation_exists: 'advice.invitation-exists',
  proposal_active: 'advice.proposal-active',
  proposal_stale: 'advice.proposal-stale',
  layout_changed: 'advice.layout-changed',
} as const satisfies Partial<Record<ErrorCode, string>>;
const hasAdvice = (code: ErrorCode): code is keyof typeof ADVICE => code in ADVICE;

const RETRYABLE = new Set([408, 412, 425, 429]);

type Path<Key> = Key extends `GET ${infer P}` ? P : never;
/** The failed read, as a `LoadError` says it: each remote brings its own copy of that class. */
const failedRead = (error: Error) => (error as { path?: Path<keyof typeof LOAD_FAILURES> }).path;

type Described = Omit<ErrorDescription, 'fields'>;

function describe(words: SharedWords, locale: string, error: unknown): ErrorDescription {
  const details = isApiError(error) ? error.details : [];
  const said = details.map((fault) => ({ field: fault.field, text: sayFieldFault(locale, fault) }));
  const fields: Record<string, string> = {};
  for (const { field, text } of said) fields[field.replace(/^\//, '')] ??= text;
  const reasons = said.map(({ text }) => text).join(' ');
  const whole = describeWhole(words, error, reasons);
  return { ...whole, ...(isInDoubt(error) && inDoubt(words, error)), fields };
}

/** Advice to look for what may have been done before it is done again. */
const inDoubt = ({ t }: SharedWords, error: unknown) => ({
  advice: t(isNetworkError(error) ? 'advice.in-doubt-unreachable' : 'advice.in-doubt'),
  doubt: t('failure.in-doubt'),
});

function describeWhole(words: SharedWords, error: unknown, reasons: string): Described {
  const { t } = words;
  if (isNetworkError(error)) return { title: t('fault.unreachable'), advice: t('advice.unreachable'), retry: true };
  if (isTimeoutError(error)) return { title: t('fault.timeout'), advice: t('advice.timeout'), retry: true };
  if (isApiError(error)) return describeApiError(words, error, reasons);
  if (error instanceof Error && error.cause !== undefined) {
    const read = failedRead(error);
    const title = read === undefined ? error.message : t(`load-failed.${read}`);
    return { ...describeWhole(words, error.cause, reasons), title };
  }
  return { title: t('fault.page'), advice: t('advice.page'), retry: true };
}

function describeApiError({ t }: SharedWords, { status, code, message }: ApiError, reasons: string): Described {
  // A code that this page does not know yet comes with a text of its own.
  const title = isErrorCode(code) ? t(`error.${code}`) : message;
  if (status === 401) return { title, advice: t('advice.log-in'), retry: false };
  if (hasAdvice(code)) return { title, advice: t(ADVICE[code]), retry: false };
  // The exact obstacle helps more than any advice for all cases.
  if (status === 403) return { title, advice: reasons || t('advice.ask-for-access'), retry: false };
  if (status === 404) return { title, advice: t('advice.removed'), retry: false };
  if (status === 409) return { title, advice: reasons || t('advice.conflict'), retry: false };
  if (status === 422) {
    return { title, advice: reasons || t('advice.change-input'), retry: false };
  }
  if (status >= 500) return { title, advice: t('advice.tell-operator'), retry: true };
  const retry = RETRYABLE.has(status);
  return { title, advice: t(retry ? 'advice.wait' : 'advice.reload'), retry };
}

/** Describes an error to people: in an ErrorState, or as title and body of a toast. */
export function useDescribeError(): (error: unknown) => ErrorDescription {
  const words = sharedWords.useWords();
  const locale = useLocale();
  useFieldFaults(locale);
  return (error) => describe(words, locale, error);
}

/** The same outside of React, once `loadFieldFaults` has ended. @param locale of the page, `platform.locale.get()` */
export const describeErrorIn = (locale: string, error: unknown): ErrorDescription =>
  describe(sharedWords.wordsIn(locale), locale, error);
