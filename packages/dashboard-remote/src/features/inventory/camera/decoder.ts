import type { CameraFault } from './model/fault';
import type { FromWorker, Picture, ToWorker } from './model/messages';
import type { Sighting } from './model/sighting';

/** Reads codes in pictures, beside the page. */
export interface Decoder {
  read(picture: Picture): Promise<Sighting[]>;
  close(): void;
}

export class DecoderError extends Error {
  constructor(
    readonly why: Extract<CameraFault, 'not-loaded' | 'refused' | 'broken'>,
    options?: ErrorOptions,
  ) {
    super(`The decoder of barcodes: ${why}`, options);
  }
}

export const SCRIPT = new URL('./decoder-worker.ts', import.meta.url);
const BINARY = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);

async function binary(): Promise<ArrayBuffer> {
  try {
    const integrity = globalThis.slotwiseIntegrity?.(BINARY.href);
    const answer = await fetch(BINARY, integrity === undefined ? {} : { integrity });
    if (!answer.ok) throw new Error(`${BINARY.pathname} answered ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new DecoderError('not-loaded', { cause });
  }
}

/** Asks the worker one thing; the next is asked when this is answered. */
const ask = (worker: Worker, message: ToWorker, transfer: Transferable[]): Promise<FromWorker> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new DecoderError('not-loaded', { cause: event.message }));
    };
    worker.postMessage(message, transfer);
  });

/** Loads the decoder. @throws {DecoderError} */
export async function startDecoder(): Promise<Decoder> {
  if (typeof WebAssembly === 'undefined') throw new DecoderError('refused');
  const bytes = await binary();
  const worker = new Worker(SCRIPT);
  try {
    const answer = await ask(worker, { compile: bytes }, [bytes]);
    if (answer.is === 'failed') throw new DecoderError('refused', { cause: answer.reason });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    read: async ({ data, width, height }) => {
      const answer = await ask(worker, { read: { data, width, height } }, [data.buffer]);
      if (answer.is !== 'seen') throw new DecoderError('broken', { cause: answer });
      return answer.seen;
    },
    close: () => worker.terminate(),
  };
}
