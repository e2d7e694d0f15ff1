import type { Body } from '@slotwise/contract';
import type { Http } from '../http';

export type ReportKind = Body<'POST /remotes/reports'>['kind'];

/** Tells how a remote fares in this page. */
export type Report = (
  error: unknown,
  about: { remote: string; version: string; kind: ReportKind; ms?: number },
) => void;

const MESSAGE_MAX = 500;
const REPEAT_AFTER_MS = 10_000;
/** Failures of one remote that are told in that time, however different their words are. */
const FAILURES_MAX = 20;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
};

/**
 * Sends reports of how remotes load and fail to the server, failures to the console as well. The same failure is sent
 * once in ten seconds, and of one remote no more than twenty: one that throws on every frame must not flood anyone.
 * Never throws.
 */
export function createReporter(http: Http): Report {
  /** Reports that were sent in that time, the oldest first; `failing`: the remote whose failure it was. */
  const sent = new Map<string, { at: number; failing: string | null }>();
  return (error, { remote, version, kind, ms = 0 }) => {
    const at = performance.now();
    for (const [key, before] of sent) {
      if (at - before.at < REPEAT_AFTER_MS) break;
      sent.delete(key);
    }
    const message = messageOf(error).slice(0, MESSAGE_MAX);
    const key = [remote, version, kind, message].join('\n');
    const failing = kind === 'loaded' ? null : remote;
    if (sent.has(key)) return;
    if (failing && [...sent.values()].filter((each) => each.failing === failing).length >= FAILURES_MAX) return;
    sent.set(key, { at, failing });
    // A leak harms nobody who looks at the page: it is news for the developers of the remote.
    if (kind === 'leak')
      (process.env.NODE_ENV === 'production' ? console.debug : console.warn)(`[${remote} ${version}]`, error);
    else if (kind !== 'loaded') console.error(`[${remote} ${version}] ${kind}`, error);
    const body = { remote, version, kind, ms: Math.max(0, Math.round(ms)), ...(message ? { message } : {}) };
    http('POST /remotes/reports', { body, keepalive: true }).catch((failure: unknown) => {
      // A report must not cause a report. A developer still sees it in the console.
      console.debug('A report could not be sent.', failure);
    });
  };
}
