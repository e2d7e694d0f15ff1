import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  id: string;
  type: string;
  /** By which of the secrets that it knows its signature holds. */
  signedBy: number[];
  body: { id: string; type: string; timestamp: string; data: Record<string, unknown>; short?: boolean };
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const ok: Answering = (_request, response) => void response.writeHead(204).end();

/** Whether one of the signatures holds, as a receiver of Standard Webhooks finds out. */
function holds(secret: string, headers: IncomingMessage['headers'], body: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** A receiver of webhooks on this machine, which checks what it gets, and answers as a test wants. */
export class Receiver {
  readonly received: Received[] = [];
  secrets: string[] = [];
  answer: Answering = ok;
  private server: Server | undefined;
  port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const body = JSON.parse(text) as Received['body'];
        const signedBy = this.secrets.flatMap((secret, place) => (holds(secret, request.headers, text) ? [place] : []));
        this.received.push({ id: String(request.headers['webhook-id']), type: body.type, signedBy, body });
        this.answer(request, response);
      });
    });
    await new Promise<void>((done) => this.server?.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => (this.server ? this.server.close(done) : done(undefined)));
  }

  recover(): void {
    this.answer = ok;
  }
}
