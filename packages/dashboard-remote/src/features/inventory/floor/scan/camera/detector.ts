/** Reads the codes in what a video shows now. */
export interface Detector {
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  close(): void;
}

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Of the browser's own: one that lacks one of these is of no use in a warehouse. */
const NEEDED = ['code_128', 'ean_13', 'qr_code'];
const WANTED = [...NEEDED, 'code_39', 'ean_8', 'upc_a', 'upc_e', 'itf', 'data_matrix'];
/** Longer side of a picture that is looked at: enough for a label at arm's length. */
const SIDE_PX = 1280;

/** The browser's own detector where there is one, else ours. @throws where neither can be had */
export async function openDetector(): Promise<Detector> {
  return (await nativeDetector()) ?? ownDetector();
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || NEEDED.some((format) => !supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: WANTED.filter((format) => supported.includes(format)) });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Fetches a file of this build, which fails unless it is what was published. */
async function checked(url: URL): Promise<ArrayBuffer> {
  const integrity = globalThis.slotwiseIntegrity?.(url.href) ?? '';
  const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.arrayBuffer();
}

/** @throws Error where the file is of another origin, as in pages of partners: that says nothing about the camera */
function startWorker(script: URL): Worker {
  try {
    return new Worker(script);
  } catch (error) {
    throw new Error('The decoder may not run in this page.', { cause: error });
  }
}

interface Answer {
  codes?: string[];
  failed?: string;
}

async function ownDetector(): Promise<Detector> {
  // Files that are copied as they are. The package does not export its script for workers, so it is named by its place.
  const script = new URL('./decoder-wasm-worker.js', import.meta.url);
  const library = new URL('../../../../../../node_modules/zxing-wasm/dist/iife/reader/index.js', import.meta.url);
  const wasmFile = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);
  const [wasm] = await Promise.all([checked(wasmFile), checked(script), checked(library)]);
  const worker = startWorker(script);
  const ask = (message: object, transfer: Transferable[]) =>
    new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        data.failed === undefined ? resolve(data) : reject(new Error(data.failed));
      worker.onerror = ({ message: text }) => reject(new Error(text || 'The decoder could not be loaded.'));
      worker.postMessage(message, transfer);
    });
  try {
    await ask({ library: library.href, wasm }, [wasm]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    async read(video) {
      const { videoWidth, videoHeight } = video;
      const scale = Math.min(1, SIDE_PX / Math.max(videoWidth, videoHeight));
      const picture = await createImageBitmap(video, {
        resizeWidth: Math.round(videoWidth * scale),
        resizeHeight: Math.round(videoHeight * scale),
      });
      return (await ask({ picture }, [picture])).codes ?? [];
    },
    close: () => worker.terminate(),
  };
}
