import { describeErrorIn, sharedWords } from '@slotwise/shared/words';
import { isAborted, isApiError, isUnanswered } from '../http';
import type { Platform } from '../platform';

/**
 * Tells people that something they asked for was not done, and why. A refusal by the server, or an unreachable server,
 * is no fault of the remote; anything else is reported under its name.
 * @param title what was not done: "The role was not created"
 */
export function notifyFailure(
  platform: Pick<Platform, 'notify' | 'report' | 'locale'>,
  title: string,
  error: unknown,
): void {
  if (isAborted(error)) return;
  const locale = platform.locale.get();
  const { title: fault, advice } = describeErrorIn(locale, error);
  platform.notify({
    intent: 'error',
    title,
    body: sharedWords.wordsIn(locale).t('failure.with-advice', { fault, advice }),
  });
  if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
}
