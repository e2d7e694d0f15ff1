import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookDelivery } from '@slotwise/contract';
import { defineService, type Services } from '../../platform/services';
import { addressIn, hostOf, isPublic, names } from './reachable';

/** From looking the name up to the end of the answer. Of each server there is one, so that a test need not wait for it. */
export const sending = defineService(() => ({ timeoutMs: 10_000 }));
/** Of an answer so much is read, so that the connection can end well; nothing in it is kept. */
const ANSWER_BYTES = 16 * 1024;

export interface Attempt {
  answer: number | null;
  fault: WebhookDelivery['fault'];
}

class RefusedAddress extends Error {}

const faultOf = (fault: unknown, signal: AbortSignal): Attempt => {
  if (fault instanceof RefusedAddress) return { answer: null, fault: 'refused_address' };
  return { answer: null, fault: signal.aborted ? 'timeout' : 'connection' };
};

const outcomeOf = (status: number): Attempt['fault'] => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/**
 * Sends one POST and says how it went. The name is looked up once, and the connection is made to an address that was looked at:
 * a name that leads elsewhere the next time leads nowhere. Redirects are not followed.
 * @returns null if the server stopped before the answer: nobody knows whether it arrived
 */
export async function post(
  services: Services,
  { url: address, headers, body }: { url: string; headers: Record<string, string>; body: string },
  stopping: AbortSignal,
): Promise<Attempt | null> {
  const late = AbortSignal.timeout(services.use(sending).timeoutMs);
  const signal = AbortSignal.any([late, stopping]);
  const url = addressIn(address) ?? new URL(address);
  const allowed = (found: string) => services.config.webhooksToPrivateNetworks || isPublic(found);
  const lookup: LookupFunction = (host, options, done) => {
    services
      .use(names)
      .resolve(host)
      .then((found) => {
        const [first] = found;
        if (!first || !found.every((one) => allowed(one.address))) throw new RefusedAddress(host);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      })
      .catch((fault: NodeJS.ErrnoException) => done(fault, []));
  };
  const literal = hostOf(url);
  if (/^[\d.]+$|:/.test(literal) && !allowed(literal)) return { answer: null, fault: 'refused_address' };
  if (url.protocol !== 'https:' && !services.config.webhooksToPrivateNetworks)
    return { answer: null, fault: 'refused_address' };
  try {
    const status = await request(url, { headers, body, lookup, allowed, signal });
    return { answer: status, fault: outcomeOf(status) };
  } catch (fault) {
    return stopping.aborted ? null : faultOf(fault, late);
  }
}

interface Sending {
  headers: Record<string, string>;
  body: string;
  lookup: LookupFunction;
  allowed: (address: string) => boolean;
  signal: AbortSignal;
}

/** @returns the status of the answer */
const request = (url: URL, { headers, body, lookup, allowed, signal }: Sending): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    // A connection of its own: one that is kept could have been made before the address was looked at.
    const sent = send(url, { method: 'POST', agent: false, headers, lookup, signal }, (answer) => {
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > ANSWER_BYTES) answer.destroy();
      });
      // Cut off or not: what counts is in the head.
      answer.on('error', () => answer.destroy());
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!allowed(socket.remoteAddress ?? '')) sent.destroy(new RefusedAddress(url.hostname));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
