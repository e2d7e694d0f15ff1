import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { pathToFileURL } from 'node:url';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { connect, credsAuthenticator, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { reasonOf, Unusable } from '../unusable';
import { readNatsAddress, type NatsAddress } from './nats-address';

export interface NatsOptions {
  /** As NATS_URL holds it. */
  url: string;
  /** File of the authority that signed the certificates of the servers, where it is none that Node knows. */
  caFile?: string | undefined;
  /** File with a user's JWT and seed, as `nsc` writes it. */
  credentialsFile?: string | undefined;
  connectMs?: number;
}

const CONNECT_MS = 10_000;
const OLDEST_NATS = 2;

function readSetting(what: string, setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (fault) {
    throw new Unusable(what, setting, pathToFileURL(file).href, reasonOf(fault));
  }
}

/** The library names no server whose address is a number, and Node then asks whether the certificate is that of `localhost`. */
const identityOf =
  ({ servers }: NatsAddress) =>
  (asked: string, certificate: PeerCertificate): Error | undefined => {
    const hosts = servers.map(({ host }) => host);
    const names = asked === 'localhost' && !hosts.includes(asked) ? hosts.filter((host) => isIP(host) > 0) : [asked];
    const faults = names.map((name) => checkServerIdentity(name, certificate));
    return faults.includes(undefined) ? undefined : (faults[0] ?? checkServerIdentity(asked, certificate));
  };

function optionsFor(address: NatsAddress, { caFile, credentialsFile }: NatsOptions): NodeConnectionOptions {
  const { servers, tls, user, password, token } = address;
  const ca = caFile === undefined ? undefined : readSetting("The authority of NATS' certificates", 'NATS_CA', caFile);
  const credentials =
    credentialsFile === undefined
      ? undefined
      : readSetting('The credentials for NATS', 'NATS_CREDENTIALS', credentialsFile);
  // All of it reaches Node; the library's types name a part.
  const encrypted = { ...(ca && { ca: ca.toString() }), checkServerIdentity: identityOf(address) };
  return {
    servers: servers.map(({ place }) => place),
    // With `tls` the library refuses a server that does not offer it, before anything is told to it; without, it takes TLS where it is offered.
    ...(tls && { tls: encrypted }),
    ...(user !== undefined && { user, pass: password }),
    ...(token !== undefined && { token }),
    ...(credentials && { authenticator: credsAuthenticator(credentials) }),
  };
}

/** @throws Unusable if nobody answers at the address in time, or not as a NATS server of today does */
export async function connectToNats(given: NatsOptions, instance: string): Promise<NatsConnection> {
  const { url, connectMs = CONNECT_MS } = given;
  const address = readNatsAddress(url);
  const unusable = (why: string) =>
    new Unusable(
      'The NATS server',
      'NATS_URL',
      typeof address === 'string' ? '' : address.servers.map(({ place }) => `nats://${place}`),
      why,
    );
  if (typeof address === 'string') throw unusable(address);
  const options = optionsFor(address, given);
  let late: NodeJS.Timeout | undefined;
  const connecting = connect({
    ...options,
    name: `slotwise ${instance}`,
    maxReconnectAttempts: -1,
    // A server that lets nobody in for a while, as when its passwords change, is asked again.
    ignoreAuthErrorAbort: true,
    // Ours, below, is the one that counts: it also ends the waiting for a server that answers with something else.
    timeout: 2 * connectMs,
  });
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`it did not answer within ${connectMs / 1000} s`)), connectMs);
  });
  try {
    const nats = await Promise.race([connecting, tooLate]);
    const { version = '' } = nats.info ?? {};
    if (Number.parseInt(version, 10) >= OLDEST_NATS) return nats;
    await nats.close();
    throw new Error(`it is NATS ${version || 'of no version'}, and ${OLDEST_NATS}.0 or newer is needed`);
  } catch (fault) {
    // Whatever it turns into afterwards is not used.
    connecting.then(
      (nats) => nats.close(),
      () => {},
    );
    throw unusable(whyNot(fault, address.tls));
  } finally {
    clearTimeout(late);
  }
}

/** The library's own words do not say that this is what `tls://` asks for. */
const whyNot = (fault: unknown, tls: boolean): string => {
  const reason = reasonOf(fault);
  return tls && reason.includes("server does not support 'tls'")
    ? 'it does not speak TLS, which tls:// asks for'
    : reason;
};
