import { connect, type Socket } from 'node:net';

/** One open event stream, read as bytes: a client that parsed each frame would cost more than the servers measured. */
export interface OpenStream {
  /** Its name with the server; empty with a server that gives none. */
  connectionId: string;
  /** Position that it was told last. */
  lastId: string;
  /** Resolves with the time at which a text arrives, from now on. */
  hears(text: string): Promise<number>;
  close(): void;
}

/** @param started resolves the opening: a text that the server sends first, or the end of the head */
export function openStream(url: string, path: string, started: string): Promise<OpenStream> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname);
    let [text, isOpen, waiting] = ['', false, { text: '', done: (_at: number) => {} }];
    const stream: OpenStream = {
      connectionId: '',
      lastId: '',
      hears: (wanted) => new Promise((done) => (waiting = { text: wanted, done })),
      close: () => socket.destroy(),
    };
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`a stream ended while it was opened: ${text.slice(0, 200)}`)));
    socket.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('latin1')).slice(-4096);
      stream.lastId = [...text.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? stream.lastId;
      if (!isOpen && text.includes(started)) {
        isOpen = true;
        stream.connectionId = /"connection_id":"([^"]+)"/.exec(text)?.[1] ?? '';
        resolve(stream);
      }
      if (waiting.text !== '' && text.includes(waiting.text)) {
        waiting.done(performance.now());
        [waiting, text] = [{ text: '', done: () => {} }, ''];
      }
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`);
  });
}

/** Does the work for each item, as many at once as said. @returns the answers, in the items' order */
export async function inParallel<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = new Array<R>(items.length);
  let next = 0;
  const run = async () => {
    while (next < items.length) {
      const at = next++;
      answers[at] = await work(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, run));
  return answers;
}
