import type { IncomingMessage, ServerResponse } from 'node:http';
import { Http2ServerResponse, type ServerHttp2Stream } from 'node:http2';
import type { Writable } from 'node:stream';

/** A request and its answer, as the end of a server sees them. */
export class Exchange {
  /** Bytes that the answer had not sent when it was last looked at. */
  private unsent = 0;
  /** Looks that found nothing but its client to wait for. */
  private stuck = 0;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  /** Whether its connection carries one answer after the other, in the order of the requests. */
  get isInOrder(): boolean {
    return this.request.httpVersionMajor === 1;
  }

  /** Whether its client may have been told already that the connection goes on after it. */
  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  /** Has the connection end with this answer, whatever its client has sent behind the request. */
  endConnection(): void {
    const { request, response } = this;
    if (!this.hasBegun) response.setHeader('connection', 'close');
    // Before the server gives the connection to the next answer.
    else response.prependListener('finish', () => request.socket.destroySoon());
  }

  /**
   * Call it again and again.
   * @param looks that find an answer done and not gone, or nothing of it going out, after which its client does not read
   */
  state(looks: number): 'unfinished' | 'unread' | 'working' {
    const { response, out } = this;
    if (!this.isWhole) return 'unfinished';
    const unsent = out.writableLength;
    // Event streams write to what is below the answer, and end that.
    const isDone = response.writableEnded || out.writableEnded;
    this.stuck = isDone || (unsent > 0 && unsent === this.unsent) ? this.stuck + 1 : 0;
    this.unsent = unsent;
    return this.stuck >= looks ? 'unread' : 'working';
  }

  private get isWhole(): boolean {
    // One without a body is never read to its end.
    return this.request.complete || (this.http2?.endAfterHeaders ?? false);
  }

  private get out(): Writable {
    return this.http2 ?? this.request.socket;
  }

  /** With HTTP/2 each exchange has a stream of its own; to the types of fastify it is the same as with HTTP/1. */
  private get http2(): ServerHttp2Stream | undefined {
    const answer: unknown = this.response;
    return answer instanceof Http2ServerResponse ? answer.stream : undefined;
  }
}
