import { describeErrorIn, missingFieldFaults, sharedWords } from '@slotwise/shared/words';
import { isAborted, isApiError, isUnanswered } from '../http';
import type { Platform } from '../platform';

interface FailureOptions {
  /** The title in its place where nobody knows whether it was done: "No answer: it is not known whether the role was created". */
  inDoubt?: string;
}

/**
 * Tells people that something they asked for was not done, and why, or that nobody knows whether it was. A refusal by the server, or an
 * unreachable server, is no fault of the remote; anything else is reported under its name.
 * @param title what was not done: "The role was not created"
 */
export function notifyFailure(
  platform: Pick<Platform, 'notify' | 'report' | 'locale'>,
  title: string,
  error: unknown,
  { inDoubt }: FailureOptions = {},
): void {
  if (isAborted(error)) return;
  const locale = platform.locale.get();
  const tell = () => tellFailure(platform, title, error, { inDoubt });
  // In a partner's page the client that was refused belongs to that page, and has not waited for our words.
  const missing = missingFieldFaults(locale, error);
  if (missing) void missing.then(tell);
  else tell();
  if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
}

function tellFailure(
  platform: Pick<Platform, 'notify' | 'locale'>,
  title: string,
  error: unknown,
  { inDoubt }: { inDoubt: string | undefined },
): void {
  const locale = platform.locale.get();
  const { title: fault, advice, doubt } = describeErrorIn(locale, error);
  platform.notify({
    intent: doubt === undefined ? 'error' : 'warning',
    title: doubt === undefined ? title : (inDoubt ?? doubt),
    body: sharedWords.wordsIn(locale).t('failure.with-advice', { fault, advice }),
  });
}
