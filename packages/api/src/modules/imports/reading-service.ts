import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { FileStore } from '../../platform/files';
import { defineService } from '../../platform/services';
import { FileFault } from './reading/file-fault';
import type { CheckedBatch, Looked, ReadingMessage, ReadingTask } from './reading-thread';

/** Megabytes that a thread's objects may take. A file that needs more is refused, and the server goes on. */
const HEAP_MB = 256;
/** Files that one server reads at once; the others wait their turn. */
const AT_ONCE = 2;

const partOf = (importId: string, part: number) => `imports/${importId}/${part}`;

/** The uploaded files, and the threads that read them. */
export class Reading {
  private free = AT_ONCE;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly files: FileStore,
    private readonly threadFile: string,
  ) {}

  keep = (importId: string, part: number, content: Buffer): Promise<void> =>
    this.files.put(partOf(importId, part), content, 'application/octet-stream');

  async forget(importId: string, parts: number): Promise<void> {
    for (let part = 0; part < parts; part++) await this.files.delete(partOf(importId, part));
  }

  /** Runs work on the file as a local one, which is gone afterwards. */
  async withFile<T>(importId: string, parts: number, work: (path: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'slotwise-import-'));
    try {
      const path = join(folder, randomUUID());
      await pipeline(Readable.from(this.contents(importId, parts), { objectMode: false }), createWriteStream(path));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async *contents(importId: string, parts: number): AsyncGenerator<Buffer> {
    for (let part = 0; part < parts; part++) {
      const content = await this.files.get(partOf(importId, part));
      if (!content) throw new Error(`Part ${part} of the import ${importId} is not in the store of files.`);
      yield content;
    }
  }

  /** @throws FileFault for a file that is no table */
  async look(task: Extract<ReadingTask, { task: 'look' }>): Promise<Looked> {
    for await (const message of this.messages(task)) if ('looked' in message) return message.looked;
    throw new Error('The thread that looks at a file has said nothing.');
  }

  /** The rows of a file in batches; the next ones are read while one is worked on. @throws FileFault, also in the middle */
  async *check(task: Extract<ReadingTask, { task: 'check' }>, signal?: AbortSignal): AsyncGenerator<CheckedBatch> {
    for await (const message of this.messages(task, signal)) if ('batch' in message) yield message.batch;
  }

  private async *messages(task: ReadingTask, signal?: AbortSignal): AsyncGenerator<ReadingMessage> {
    await this.turn();
    try {
      const worker = new Worker(this.threadFile, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      try {
        yield* heard(worker, signal);
      } finally {
        await worker.terminate();
      }
    } finally {
      this.free++;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    while (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.free--;
  }
}

async function* heard(worker: Worker, signal?: AbortSignal): AsyncGenerator<ReadingMessage> {
  const queue: ReadingMessage[] = [];
  let failure: Error | undefined;
  let ended = false;
  let news: () => void = () => {};
  worker.on('message', (message: ReadingMessage) => {
    queue.push(message);
    news();
  });
  worker.on('error', (fault: Error & { code?: string }) => {
    failure = fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileFault('file_too_large') : fault;
    news();
  });
  worker.on('exit', () => {
    ended = true;
    news();
  });
  const stop = () => {
    failure ??= signal?.reason as Error;
    news();
  };
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    for (;;) {
      const message = queue.shift();
      if (message) {
        if ('fault' in message) throw new FileFault(message.fault.code, message.fault.params);
        yield message;
        if ('batch' in message) worker.postMessage('taken');
        if ('end' in message || 'looked' in message) return;
        continue;
      }
      if (failure) throw failure;
      if (ended) throw new Error('The thread that reads a file has ended early.');
      await new Promise<void>((resolve) => (news = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

export const reading = defineService(({ files, threadFile }) => new Reading(files, threadFile('reading-thread')));
