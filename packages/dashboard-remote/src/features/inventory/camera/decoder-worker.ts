import { prepareZXingModule } from 'zxing-wasm/reader';
import type { FromWorker, ToWorker } from './model/messages';
import { readPicture } from './model/read-picture';

/** This script as its own global object: the types of a page know no worker. */
const self = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** The page hands over the binary: this script may compile it and reach no server. */
const compile = (binary: ArrayBuffer): Promise<unknown> =>
  new Promise((resolve, reject) => {
    prepareZXingModule({
      overrides: {
        instantiateWasm: (imports: WebAssembly.Imports, done: Instantiated) => {
          WebAssembly.instantiate(binary, imports).then(({ instance, module }) => done(instance, module), reject);
          return {};
        },
      },
      fireImmediately: true,
    }).then(resolve, reject);
  });

async function answerOf(message: ToWorker): Promise<FromWorker> {
  try {
    if ('read' in message) return { is: 'seen', seen: await readPicture(message.read) };
    await compile(message.compile);
    return { is: 'ready' };
  } catch (error) {
    return { is: 'failed', reason: String(error) };
  }
}

self.onmessage = ({ data }) => void answerOf(data).then((answer) => self.postMessage(answer));
