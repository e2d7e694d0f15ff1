import { setTimeout as sleep } from 'node:timers/promises';
import { requestStorage } from './current-request';

/** Most questions of one batch: one statement takes as many values without a plan of its own. */
const MOST = 500;
/** Where more than one waits when a batch ends, more are on their way: the next waits this long for them. */
const GATHER_MS = 5;

interface Waiting<Q, A> {
  question: Q;
  resolve: (answer: A) => void;
  reject: (fault: unknown) => void;
}

/**
 * Puts single questions together: all that come up in one turn, and those that come while a batch is on its way, are one
 * batch. None joins a batch that has begun, so an answer is never older than its question.
 * @param ask answers in the order of the questions; it belongs to no request, since it serves several
 * @returns asks one question. A batch that fails fails for all that are in it.
 */
export function batched<Q, A>(ask: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST);
      try {
        const answers = await ask(batch.map(({ question }) => question));
        batch.forEach(({ resolve }, at) => resolve(answers[at] as A));
      } catch (fault) {
        for (const { reject } of batch) reject(fault);
      }
      if (waiting.length > 1) await sleep(GATHER_MS);
    }
    running = false;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running) return;
      running = true;
      requestStorage.exit(() => setImmediate(() => void run()));
    });
}
