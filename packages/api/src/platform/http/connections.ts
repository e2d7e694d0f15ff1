import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time to wait for a connection after the end began, by its state. */
const PATIENCE_MS = {
  /** Nothing was sent on it: browsers open some in advance. One that was opened just now may have a request on its way. */
  silent: 1000,
  /** A request whose body does not come to its end. */
  unfinished: 1000,
  /** An answer that its client does not read. */
  unread: 2000,
  /** Work of ours: as many writes as a small machine does one after the other. */
  working: 20_000,
};
const CHECK_MS = 50;
/** A turn that is as short as this has nothing left to read; one looks for it so often at most. */
const CALM = { ms: 5, tries: 200 };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The connections of a server, and the way it ends them: running requests are finished, and nobody holds it up. */
export class Connections {
  /** The request that occupies the connection; undefined: none yet, or none any more. */
  private readonly open = new Map<Socket, Exchange | undefined>();
  private retiring = false;

  constructor(private readonly app: FastifyInstance) {
    app.server.on('connection', (socket: Socket) => {
      this.open.set(socket, undefined);
      socket.once('close', () => this.open.delete(socket));
    });
    // Before its answer may have begun.
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      // HTTP/2 says it once for the whole connection.
      if (this.retiring && request.httpVersionMajor === 1) response.setHeader('connection', 'close');
      // One of HTTP/2 is of many requests, and ends by itself once they are answered.
      if (this.open.has(socket)) this.open.set(socket, { request, response });
    });
  }

  /**
   * Has each answer say that its connection ends with it. Proxies keep some connections for their next request: one that is sent at the
   * moment at which we close its connection is lost, and may not be sent again.
   */
  retire(): void {
    this.retiring = true;
  }

  /**
   * Takes no new connection, and leaves those that there are: a balancer that is refused asks another instance, whatever the request, and one
   * that sends on a connection that it has kept is still answered.
   */
  async stopListening(): Promise<void> {
    await this.calm();
    // Not the HTTP server's own: it would end connections on which a request is arriving.
    NetServer.prototype.close.call(this.app.server);
  }

  /** Lets what has arrived be read: connections that the system has not handed over yet are lost when nobody listens any more. */
  private async calm(): Promise<void> {
    for (let tries = 0; tries < CALM.tries; tries++) {
      const from = performance.now();
      await turn();
      if (performance.now() - from < CALM.ms) return;
    }
  }

  /** Finishes what is under way and closes the server. */
  async drain(): Promise<void> {
    await this.calm();
    let waited = 0;
    const check = setInterval(() => {
      waited += CHECK_MS;
      this.app.server.closeIdleConnections?.();
      for (const [socket, exchange] of this.open) {
        if (waited >= patienceWith(socket, exchange)) socket.destroy();
      }
    }, CHECK_MS);
    try {
      await this.app.close();
    } finally {
      clearInterval(check);
    }
  }
}

function patienceWith(socket: Socket, exchange: Exchange | undefined): number {
  if (!exchange) return socket.bytesRead === 0 ? PATIENCE_MS.silent : PATIENCE_MS.unfinished;
  if (!exchange.request.complete) return PATIENCE_MS.unfinished;
  return exchange.response.writableEnded ? PATIENCE_MS.unread : PATIENCE_MS.working;
}
