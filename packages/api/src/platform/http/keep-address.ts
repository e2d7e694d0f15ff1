import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ClientLeft } from './errors';

/**
 * Keeps the client's address as it is when the request comes: the system forgets it with the connection, and whoever reads it later
 * would get none. A client that is gone by now is not served: nobody reads the answer, and its limits could not be counted.
 */
export function keepAddress(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void {
  // The types leave out connections that have ended.
  const ip: string | undefined = request.ip;
  Object.defineProperty(request, 'ip', { value: ip });
  done(ip === undefined ? new ClientLeft() : undefined);
}
