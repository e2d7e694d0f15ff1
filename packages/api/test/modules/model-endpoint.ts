import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Asked {
  /** Whether the other side ended it before it was answered; known once it is over. */
  left: Promise<boolean>;
  url: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string; tool_calls?: unknown }[];
    tools?: { function: { name: string; description: string; parameters: unknown } }[];
  };
}

type Answering = (response: ServerResponse, asked: Asked, round: number) => void | Promise<void>;

/** One event of a stream of completions. */
export const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';

export const head = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Writes a text in pieces of a few characters, as models do. */
export function write(response: ServerResponse, text: string): void {
  head(response);
  for (const piece of text.match(/[\s\S]{1,3}/g) ?? []) response.write(chunk({ content: piece }));
  response.end(chunk({}, 'stop') + DONE);
}

/** Calls for tools, with arguments in pieces. */
export function call(response: ServerResponse, ...calls: [name: string, args: unknown][]): void {
  head(response);
  calls.forEach(([name, args], index) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args);
    const begin = { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } };
    response.write(chunk({ tool_calls: [begin] }));
    for (const piece of text.match(/[\s\S]{1,5}/g) ?? [])
      response.write(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
  });
  response.end(chunk({}, 'tool_calls') + DONE);
}

/** An endpoint that speaks the protocol of chat completions, on this machine, and answers as a test wants. */
export class ModelEndpoint {
  readonly asked: Asked[] = [];
  answer: Answering = (response) => write(response, 'Hello.');
  private readonly arrivals = new EventEmitter();
  private server: Server | undefined;

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}/v1`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (data: Buffer) => chunks.push(data));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
        const left = once(response, 'close').then(() => !response.writableFinished);
        const asked = { url: request.url ?? '', headers: request.headers, body, left };
        this.asked.push(asked);
        this.arrivals.emit('asked', asked);
        void this.answer(response, asked, this.asked.length);
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  reset(): void {
    this.asked.length = 0;
  }

  /** The request that comes next. */
  async next(): Promise<Asked> {
    const [asked] = (await once(this.arrivals, 'asked')) as [Asked];
    return asked;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => (this.server ? this.server.close(done) : done(undefined)));
  }
}
