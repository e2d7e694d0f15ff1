import type { Http } from '../http';
import type { PlatformHost } from './mount-scope';

const MESSAGE_MAX = 500;
const REPEAT_AFTER_MS = 10_000;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
};

/**
 * Sends reports of how remotes load and fail to the server, failures to the console as well. The same failure is sent
 * once in ten seconds: a remote that throws on every frame must not flood anyone. Never throws.
 */
export function createReporter(http: Http): PlatformHost['report'] {
  const sent = new Map<string, number>();
  return (error, { remote, version, kind, ms = 0 }) => {
    const message = messageOf(error).slice(0, MESSAGE_MAX);
    const key = [remote, version, kind, message].join('\n');
    if (performance.now() - (sent.get(key) ?? -Infinity) < REPEAT_AFTER_MS) return;
    sent.set(key, performance.now());
    // What is left behind harms nobody who looks at the page: it is news for whoever builds the remote.
    if (kind === 'leak')
      (process.env.NODE_ENV === 'production' ? console.debug : console.warn)(`[${remote} ${version}]`, error);
    else if (kind !== 'loaded') console.error(`[${remote} ${version}] ${kind}`, error);
    const body = { remote, version, kind, ms: Math.max(0, Math.round(ms)), ...(message ? { message } : {}) };
    http('POST /remotes/reports', { body, keepalive: true }).catch((failure: unknown) => {
      // A report must not cause a report. Whoever debugs still sees it.
      console.debug('A report could not be sent.', failure);
    });
  };
}
