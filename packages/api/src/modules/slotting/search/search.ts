import { Worker } from 'node:worker_threads';
import type { SlottingBasis, SlottingOutcome, SlottingProgress, SlottingSettings } from '@slotwise/contract';
import type { RunInput } from '../input/run-input';
import { NO_PROGRESS } from '../run-queries';
import type { Notice } from './kept-piles';
import type { FoundPlan, SearchMessage, SearchTask } from './messages';

/** Megabytes that a thread's objects may take; its arrays of numbers, a few bytes for each order line, come on top. */
const HEAP_MB = 384;
/** A search that was stopped answers within this time, or is ended with the best plan that it has told. */
const STOP_MS = 120;

export interface SearchParts {
  threadFile: string;
  input: RunInput;
  settings: SlottingSettings;
  /** Progress of the run when another server left it. */
  before: SlottingProgress;
  /** The best plan that it left. */
  start: Int32Array | undefined;
  /** Its chosen way by then. */
  outcome: SlottingOutcome | null;
  onBasis(basis: SlottingBasis, notices: readonly Notice[]): void;
  onProgress(progress: SlottingProgress): void;
}

/** One search in a thread of its own. */
export class Search {
  progress: SlottingProgress;
  best: FoundPlan | undefined;
  outcome: SlottingOutcome | null = null;
  private readonly flag = new Int32Array(new SharedArrayBuffer(4));
  private readonly worker: Worker;
  private end: (ending: 'budget' | 'stopped') => void = () => {};
  private fail: (fault: Error) => void = () => {};
  private ended = false;
  /** Resolves when it has ended; rejects where the thread dies. */
  readonly done: Promise<'budget' | 'stopped'>;

  constructor(private readonly parts: SearchParts) {
    const { input, settings, before, start, outcome } = parts;
    // A search of a number of moves is made anew: only then it comes to the same plan.
    this.progress = settings.moves === null ? before : { ...NO_PROGRESS, version: before.version };
    const { elapsedMs } = this.progress;
    const task: SearchTask = {
      ...{ input, settings, flag: this.flag, elapsedMs },
      ...(settings.moves === null && { start, outcome }),
    };
    this.done = new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    this.worker = new Worker(parts.threadFile, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.worker.on('message', (message: SearchMessage) => this.hear(message));
    this.worker.on('error', (fault) => this.fail(fault));
    this.worker.on('exit', () => this.fail(new Error('The thread that searches has ended early.')));
  }

  /** Ends it within a moment; `done` resolves with `stopped`. */
  stop(): void {
    Atomics.store(this.flag, 0, 1);
    setTimeout(() => this.finish('stopped'), STOP_MS).unref();
  }

  /** Ends the thread, in any state. */
  async terminate(): Promise<void> {
    this.ended = true;
    await this.worker.terminate();
  }

  private finish(ending: 'budget' | 'stopped'): void {
    if (this.ended) return;
    this.ended = true;
    this.end(ending);
  }

  private hear(message: SearchMessage): void {
    if (this.ended) return;
    if ('basis' in message) return this.parts.onBasis(message.basis, message.notices);
    if ('end' in message) return this.finish(message.end.stopped ? 'stopped' : 'budget');
    if ('outcome' in message) this.outcome = message.outcome;
    if ('progress' in message) this.progress = { ...this.progress, ...message.progress };
    if ('best' in message) {
      const { measure, moved } = message.best;
      this.best = message.best;
      this.progress = { ...this.progress, plan: measure, moved, version: this.progress.version + 1 };
    }
    this.parts.onProgress(this.progress);
  }
}
