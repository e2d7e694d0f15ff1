import { Worker } from 'node:worker_threads';
import { defineService } from '../../../platform/services';
import type { Question, QuestionAnswer } from './opened-plan';
import type { Answered, Asked, PlanToOpen } from './question-thread';

/** Megabytes that the thread's objects may take; arrays of numbers come on top. */
const HEAP_MB = 512;

interface Waiting {
  asked: Asked;
  open(): Promise<PlanToOpen | undefined>;
  answer(answer: QuestionAnswer): void;
  fail(fault: Error): void;
}

/** Questions about plans, which one thread of this server answers. It begins with the first question. */
export class Questions {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly threadFile: string) {}

  /**
   * @param plan names the plan and its version
   * @param open reads it where the thread does not know it yet
   * @returns null if the plan does not know the subject of the question
   */
  ask(plan: string, question: Question, open: Waiting['open']): Promise<QuestionAnswer> {
    return new Promise((answer, fail) => {
      const asked = { id: this.next++, plan, question };
      this.waiting.set(asked.id, { asked, open, answer, fail });
      this.thread().postMessage(asked);
    });
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.threadFile, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.on('message', (answered: Answered) => void this.hear(answered));
    worker.on('error', (fault) => this.lose(worker, fault));
    worker.on('exit', () => this.lose(worker, new Error('The thread that answers questions has ended.')));
    // It does not keep a server from ending.
    worker.unref();
    return (this.worker = worker);
  }

  /** Tells the callers that wait; the next question begins another thread. */
  private lose(worker: Worker, fault: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { fail } of this.waiting.values()) fail(fault);
    this.waiting.clear();
  }

  private async hear(answered: Answered): Promise<void> {
    const waiting = this.waiting.get(answered.id);
    if (!waiting) return;
    if ('needs' in answered) {
      try {
        const open = await waiting.open();
        if (open) return this.thread().postMessage({ ...waiting.asked, open });
        waiting.answer(null);
      } catch (fault) {
        waiting.fail(fault as Error);
      }
    } else if ('fault' in answered) waiting.fail(new Error(answered.fault));
    else waiting.answer(answered.answer);
    this.waiting.delete(answered.id);
  }
}

export const questions = defineService(({ threadFile }) => new Questions(threadFile('question-thread')));
