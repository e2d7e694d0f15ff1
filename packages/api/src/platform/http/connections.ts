import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Exchange } from './exchange';

/** Time to wait for a connection after the end began, by its state. */
const PATIENCE_MS = {
  /** Nothing was sent on it: browsers open some in advance. One that was opened just now may have a request on its way. */
  silent: 1000,
  /** A request whose body does not come to its end. */
  unfinished: 1000,
  /** An answer, whole or in part, that its client does not read. */
  unread: 2000,
  /** Work of ours: as many writes as a small machine does one after the other. */
  working: 20_000,
};
const CHECK_MS = 50;
/** Requests behind the last one of a connection that are read and left: who closes over unread ones cuts the answer's end off. */
const MOST_LEFT = 1000;
/** A turn that is as short as this has nothing left to read; one looks for it so often at most. */
const CALM = { ms: 5, tries: 200 };

interface Connection {
  /** As the system gave it, below any encryption. */
  socket: Socket;
  /** In the order of their requests. Those of HTTP/2, and of clients that do not wait for answers, are several at once. */
  exchanges: Set<Exchange>;
  /** Its first answer is its last. */
  isEnding: boolean;
  /** So many requests behind its last one were left without an answer. */
  left: number;
}

/** The same for a connection and what encrypts it; undefined once the connection is gone. */
const peerOf = ({ remoteAddress, remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>): string | undefined =>
  remoteAddress === undefined ? undefined : `${remoteAddress} ${remotePort}`;

/** The connections of a server, and the way it ends them: running requests are finished, and nobody holds it up. */
export class Connections {
  private readonly open = new Map<string, Connection>();
  private retiring = false;
  /** Requests that came behind the last one of their connection. */
  private readonly left = new WeakSet<IncomingMessage>();

  constructor(private readonly app: FastifyInstance) {
    app.server.on('connection', (socket: Socket) => {
      const peer = peerOf(socket);
      if (peer === undefined) return;
      const connection = { socket, exchanges: new Set<Exchange>(), isEnding: false, left: 0 };
      this.open.set(peer, connection);
      socket.once('close', () => {
        // Its number may be another's by now.
        if (this.open.get(peer) === connection) this.open.delete(peer);
      });
    });
    // Before its answer may have begun.
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.open.get(peerOf(request.socket) ?? '');
      if (!connection) return;
      const exchange = new Exchange(request, response);
      connection.exchanges.add(exchange);
      response.once('close', () => connection.exchanges.delete(exchange));
      if (!this.retiring || !exchange.isInOrder) return;
      if (connection.isEnding || connection.exchanges.size > 1) this.leave(request, exchange, connection);
      endWithFirst(connection);
    });
    // It is not answered: the connection ends before its turn.
    app.addHook('onRequest', (request, reply, done) => {
      if (this.left.has(request.raw)) reply.hijack();
      else done();
    });
  }

  private leave(request: IncomingMessage, exchange: Exchange, connection: Connection): void {
    connection.exchanges.delete(exchange);
    this.left.add(request);
    connection.left++;
    if (connection.left >= MOST_LEFT) request.socket.pause();
  }

  /**
   * Has each answer say that its connection ends with it. Proxies keep some connections for their next request: one that is sent at the
   * moment at which we close its connection is lost, and may not be sent again. Whoever sends requests before the answers came gets the one
   * that is under way: their others could go on for as long as they like.
   */
  retire(): void {
    if (this.retiring) return;
    this.retiring = true;
    for (const connection of this.open.values()) {
      const [first, ...behind] = connection.exchanges;
      // One that has begun said that its connection goes on, so that the next answer says that it ends.
      if (first?.isInOrder && (!first.hasBegun || behind.length > 0)) endWithFirst(connection);
    }
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
    this.retire();
    await this.calm();
    let waited = 0;
    const check = setInterval(() => {
      waited += CHECK_MS;
      this.app.server.closeIdleConnections?.();
      for (const connection of this.open.values()) {
        if (waited >= patienceWith(connection)) connection.socket.destroy();
      }
    }, CHECK_MS);
    try {
      await this.app.close();
    } finally {
      clearInterval(check);
    }
  }
}

/** Ends a connection with the first of its answers, and waits for no other. */
function endWithFirst(connection: Connection): void {
  if (connection.isEnding) return;
  connection.isEnding = true;
  const [first, ...behind] = connection.exchanges;
  for (const exchange of behind) connection.exchanges.delete(exchange);
  first?.endConnection();
}

function patienceWith({ socket, exchanges }: Connection): number {
  if (exchanges.size === 0) return PATIENCE_MS[socket.bytesRead === 0 ? 'silent' : 'unfinished'];
  const states = [...exchanges].map((exchange) => exchange.state(PATIENCE_MS.unread / CHECK_MS));
  return Math.max(...states.map((state) => PATIENCE_MS[state]));
}
