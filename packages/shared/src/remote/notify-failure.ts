import { describeError, isAborted, isApiError, isUnanswered } from '../http';
import type { Platform } from '../platform';

/**
 * Tells people that something they asked for was not done, and why. What the server refused or could not be asked is no
 * fault of the remote; anything else is reported under its name.
 * @param title what was not done: "The role was not created"
 */
export function notifyFailure(platform: Pick<Platform, 'notify' | 'report'>, title: string, error: unknown): void {
  if (isAborted(error)) return;
  const { title: cause, advice } = describeError(error);
  platform.notify({ intent: 'error', title, body: `${cause} ${advice}` });
  if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
}
