import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

interface FromWorker {
  ready?: true;
  closed?: true;
  archive?: Uint8Array;
  stream?: number;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** A stand-in for the network socket of `pg` that leads to the worker thread. */
class WorkerSocket extends Duplex {
  constructor(
    private readonly send: (bytes: Uint8Array<ArrayBuffer>) => void,
    private readonly leave: () => void,
  ) {
    super();
  }
  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.send(new Uint8Array(chunk));
    done();
  }
  // pg corks the messages of one query: they must arrive as one, up to their Sync.
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }
  override _final(done: () => void) {
    this.leave();
    this.push(null);
    done();
  }
}

export interface EmbeddedPostgres {
  /** For `new Pool({ stream })`. */
  connect(): Duplex;
  /** The data directory as a tar archive, from which another database can start in half the time. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Path of `pglite-worker.mjs`. */
  workerFile: string;
  /** Left out: in memory. */
  dataDir?: string;
  /** Archive made by `dump` to start from; only for an empty directory. */
  snapshot?: string;
  /** The worker died: nothing can be stored any more. */
  onFault: (fault: Error) => void;
}

/** Starts PostgreSQL in a worker thread. The caller holds the lock of the data directory. */
export async function startEmbedded({
  workerFile,
  onFault,
  ...workerData
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const worker = new Worker(workerFile, { workerData });
  const sockets = new Map<number, WorkerSocket>();
  let streams = 0;
  let closing = false;
  let ready: (() => void) | undefined;
  let closed: (() => void) | undefined;
  let dumped: ((archive: Uint8Array) => void) | undefined;

  worker.on('message', (message: FromWorker) => {
    if (message.bytes) sockets.get(message.stream ?? 0)?.push(Buffer.from(message.bytes.buffer));
    else if (message.ready) ready?.();
    else if (message.archive) dumped?.(message.archive);
    else closed?.();
  });

  await new Promise<void>((resolve, reject) => {
    ready = resolve;
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database ended while starting.')));
  });
  worker.removeAllListeners('error');
  worker.removeAllListeners('exit');
  const fail = (fault: Error) => {
    for (const socket of sockets.values()) socket.destroy(fault);
    if (closing) closed?.();
    else onFault(fault);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database ended.')));

  return {
    connect() {
      const stream = ++streams;
      const socket = new WorkerSocket(
        (bytes) => worker.postMessage({ stream, bytes }, [bytes.buffer]),
        () => sockets.delete(stream),
      );
      sockets.set(stream, socket);
      return socket;
    },
    dump: () =>
      new Promise((resolve) => {
        dumped = resolve;
        worker.postMessage({ dump: true });
      }),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        closed = resolve;
        worker.postMessage({ close: true });
      }),
  };
}
