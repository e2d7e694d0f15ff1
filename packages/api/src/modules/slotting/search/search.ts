import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { SlottingBasis, SlottingOutcome, SlottingProgress, SlottingSettings } from '@slotwise/contract';
import { SLOTTING_SEEDS } from '@slotwise/contract/constants';
import { seedsFrom } from '@slotwise/engine';
import type { RunInput } from '../input/run-input';
import { NO_PROGRESS } from '../run-queries';
import type { Notice } from './kept-piles';
import { TELL_MS } from './budget';
import type { FoundPlan, SearchMessage, SearchTask, SeedsTask, Shared } from './messages';
import { now } from './thread';

/** Megabytes that a thread's objects may take; its arrays of numbers, a few bytes for each order line, come on top. */
const HEAP_MB = 384;
/** A search that was stopped answers within this time, or is ended with the best plan that it has told. */
const STOP_MS = 120;

const sharedNumbers = (count: number) => new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT));

/** Numbers of seeds for each thread, which makes its own one after the other. */
const dealt = (seeds: number, threads: number): number[][] =>
  Array.from({ length: Math.min(seeds, threads) }, (_, thread) =>
    Array.from({ length: seeds }, (_, seed) => seed).filter((seed) => seed % threads === thread),
  );

export interface SearchParts {
  threadFile(name: 'search-thread' | 'seeds-thread'): string;
  /** The most threads that search side by side. */
  threads: number;
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

/** One search in threads of its own. */
export class Search {
  progress: SlottingProgress;
  best: FoundPlan | undefined;
  outcome: SlottingOutcome | null = null;
  private readonly shared: Shared;
  private readonly workers: readonly Worker[];
  private end: (ending: 'budget' | 'stopped') => void = () => {};
  /** Ends it by a fault, with which `done` rejects. */
  fail: (fault: Error) => void = () => {};
  private ended = false;
  private readonly began: number;
  /** When something was heard or told last. */
  private told = now();
  private readonly ticking: NodeJS.Timeout;
  /** Resolves when it has ended; rejects where a thread dies. */
  readonly done: Promise<'budget' | 'stopped'>;

  constructor(private readonly parts: SearchParts) {
    const { settings, before, start, outcome } = parts;
    // A search of a number of moves is made anew: only then it comes to the same plan.
    this.progress = settings.moves === null ? before : { ...NO_PROGRESS, version: before.version };
    // One that is stopped before it has found anything keeps what was kept.
    if (settings.moves === null && start?.length === parts.input.piles.length && before.plan) {
      this.best = { places: start, measure: before.plan, moved: before.moved };
      this.outcome = outcome;
    }
    const seeds = seedsFrom(settings.seed, settings.moves === null ? parts.threads : SLOTTING_SEEDS);
    this.shared = { stop: sharedNumbers(1), bell: sharedNumbers(1), moves: sharedNumbers(seeds.length) };
    // Moves that another server tried belong to the run.
    Atomics.store(this.shared.moves, 0, this.progress.moves);
    this.done = new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    this.began = now() - this.progress.elapsedMs;
    this.ticking = setInterval(() => this.tick(), TELL_MS);
    const given = { input: parts.input, settings, shared: this.shared, seeds };
    const [own = [], ...others] = dealt(seeds.length, parts.threads);
    const crew = others.map((some) => ({ own: some, ...new MessageChannel() }));
    const first: SearchTask = {
      ...{ ...given, own, others: crew.map(({ own: some, port1: port }) => ({ seeds: some, port })) },
      began: this.began,
      ...(settings.moves === null && { start, outcome }),
    };
    const searching = this.worker(
      'search-thread',
      first,
      crew.map(({ port1 }) => port1),
    );
    searching.on('message', (message: SearchMessage) => this.hear(message));
    // The others end when this one has.
    searching.on('exit', () => this.fail(new Error('The thread that searches has ended early.')));
    this.workers = [
      searching,
      ...crew.map(({ own: some, port2: port }) => this.worker('seeds-thread', { ...given, own: some, port }, [port])),
    ];
  }

  private worker(
    name: Parameters<SearchParts['threadFile']>[0],
    workerData: SearchTask | SeedsTask,
    ports: MessagePort[],
  ): Worker {
    const worker = new Worker(this.parts.threadFile(name), {
      ...{ workerData, transferList: ports },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.on('error', (fault) => this.fail(fault));
    return worker;
  }

  /** Ends it within a moment; `done` resolves with `stopped`. */
  stop(): void {
    Atomics.store(this.shared.stop, 0, 1);
    setTimeout(() => this.finish('stopped'), STOP_MS).unref();
  }

  /** Ends the threads, in any state. */
  async terminate(): Promise<void> {
    this.ended = true;
    clearInterval(this.ticking);
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  /** Time passes, too, while the threads prepare what has no moves: a large problem takes seconds. */
  private tick(): void {
    const at = now();
    if (at - this.told < TELL_MS) return;
    this.told = at;
    this.progress = { ...this.progress, elapsedMs: Math.round(at - this.began) };
    this.parts.onProgress(this.progress);
  }

  /** A thread takes the time before its message waits here: what was told meanwhile is not taken back. */
  private later(heard: Partial<SlottingProgress>): SlottingProgress {
    const elapsedMs = Math.max(this.progress.elapsedMs, heard.elapsedMs ?? 0);
    return { ...this.progress, ...heard, elapsedMs };
  }

  private finish(ending: 'budget' | 'stopped'): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.ticking);
    this.end(ending);
  }

  private hear(message: SearchMessage): void {
    if (this.ended) return;
    this.told = now();
    if ('basis' in message) return this.parts.onBasis(message.basis, message.notices);
    if ('end' in message) return this.finish(message.end.stopped ? 'stopped' : 'budget');
    if ('outcome' in message) this.outcome = message.outcome;
    if ('progress' in message) this.progress = this.later(message.progress);
    if ('best' in message) {
      const { measure, aim, moved } = message.best;
      this.best = message.best;
      const version = this.progress.version + 1;
      this.progress = { ...this.progress, plan: measure, moved, version, ...(aim && { aim }) };
    }
    this.parts.onProgress(this.progress);
  }
}
