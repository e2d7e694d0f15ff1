import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';
import { generate, type CertificateExtension } from 'selfsigned';
import { createBus, type Bus } from '../../src/platform/events/bus';
import { findNats, startNats, type Nats } from '../nats';

const program = findNats();
/** Without a NATS server on this machine these are skipped, by name. */
const whereNatsIs = program === undefined ? describe.skip : describe;

let folder: string;
const running: { close(): Promise<void> }[] = [];
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'slotwise-nats-'))));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.close();
});

async function started(...options: string[]): Promise<Nats> {
  const nats = await startNats(program ?? '', options);
  running.push({ close: () => nats.stop() });
  return nats;
}

async function certificate(name: string, host: { type: 7; ip: string } | { type: 2; value: string }) {
  const names: CertificateExtension = { name: 'subjectAltName', altNames: [host] };
  const made = await generate([{ name: 'commonName', value: name }], { keyType: 'ec', extensions: [names] });
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  writeFileSync(key, made.private);
  writeFileSync(cert, made.cert);
  return { cert, options: ['--tls', '--tlscert', cert, '--tlskey', key] };
}

/** A token as NATS' `nsc` makes it. */
function signed(issuer: ReturnType<typeof nkeys.createUser>, subject: string, nats: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { jti: subject, iat: 1, iss: issuer.getPublicKey(), sub: subject, nats: { version: 2, ...nats } };
  const text = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part(claims)}`;
  return `${text}.${Buffer.from(issuer.sign(Buffer.from(text))).toString('base64url')}`;
}

/** The file of a user's credentials, and the options of a server that knows the user's account. */
function credentials(): { file: string; options: string[] } {
  const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()];
  const limits = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const ofOperator = signed(operator, operator.getPublicKey(), { type: 'operator' });
  const ofAccount = signed(operator, account.getPublicKey(), { type: 'account', limits });
  const ofUser = signed(account, user.getPublicKey(), { type: 'user', subs: -1, data: -1, payload: -1 });
  const [server, file] = [join(folder, 'accounts.conf'), join(folder, 'user.creds')];
  writeFileSync(
    server,
    `operator: ${ofOperator}\nresolver: MEMORY\nresolver_preload: { ${account.getPublicKey()}: ${ofAccount} }\n`,
  );
  const lines = (what: string, text: string) => `-----BEGIN ${what}-----\n${text}\n------END ${what}------\n\n`;
  const seed = Buffer.from(user.getSeed()).toString();
  writeFileSync(file, lines('NATS USER JWT', ofUser) + lines('USER NKEY SEED', seed));
  return { file, options: ['-c', server] };
}

/** Whether one instance hears another by these settings. */
async function heardBy(...settings: Parameters<typeof createBus>): Promise<boolean> {
  const one = await opened(...settings);
  const two = await opened(...settings);
  const heard = new Promise<unknown>((resolve) => two.on('sessions', resolve));
  one.announce('sessions', { sessionIds: ['s1'] });
  return JSON.stringify(await heard) === '{"sessionIds":["s1"]}';
}
async function opened(...settings: Parameters<typeof createBus>): Promise<Bus> {
  const bus = await createBus(...settings);
  running.push(bus);
  return bus;
}
const why = (work: Promise<unknown>) =>
  work.then(
    () => 'it started',
    (fault: unknown) => (fault as Error).message,
  );
const at = (nats: Nats, credentials: string, scheme = 'nats') =>
  nats.url.replace('nats://', `${scheme}://${credentials}`);

whereNatsIs('NATS', () => {
  test('with tls:// is spoken to over TLS alone: a server without it is refused', async () => {
    const nats = await started();
    const said = await why(opened({ url: at(nats, '', 'tls') }));
    expect(said).toMatch(/^The NATS server at NATS_URL \(127\.0\.0\.1:\d+\) cannot be used: it does not speak TLS/);
    expect(await heardBy({ url: nats.url })).toBe(true);
  });

  test('with a certificate that NATS_CA vouches for is used, and with another is refused', async () => {
    const { cert, options } = await certificate('here', { type: 7, ip: '127.0.0.1' });
    const url = at(await started(...options), '', 'tls');
    expect(await heardBy({ url, caFile: cert })).toBe(true);
    expect(await why(opened({ url }))).toMatch(/NATS_URL .*cannot be used: .*self-signed certificate/);
    const other = await certificate('other', { type: 7, ip: '127.0.0.1' });
    expect(await why(opened({ url, caFile: other.cert }))).toMatch(/NATS_URL .*cannot be used: /);
    expect(await why(opened({ url, caFile: join(folder, 'none.pem') }))).toMatch(/NATS_CA .*ENOENT/);
  });

  test('with a certificate of another host is refused, where its address is a name and where it is a number', async () => {
    const { cert, options } = await certificate('elsewhere.example', { type: 2, value: 'elsewhere.example' });
    const nats = await started(...options);
    for (const url of [at(nats, '', 'tls'), at(nats, '', 'tls').replace('127.0.0.1', 'localhost')])
      expect(await why(opened({ url, caFile: cert }))).toMatch(/NATS_URL .*cannot be used: .*does not match/);
    const local = await certificate('localhost', { type: 2, value: 'localhost' });
    const named = await started(...local.options);
    expect(await why(opened({ url: at(named, '', 'tls'), caFile: local.cert }))).toMatch(/does not match/);
    const byName = at(named, '', 'tls').replace('127.0.0.1', 'localhost');
    expect(await heardBy({ url: byName, caFile: local.cert })).toBe(true);
  });

  test('takes the user and the password of its address, and says neither', async () => {
    const nats = await started('--user', 'ada', '--pass', 'p@ss/w+rd');
    expect(await heardBy({ url: at(nats, 'ada:p%40ss%2Fw%2Brd@') })).toBe(true);
    const said = await why(opened({ url: at(nats, 'ada:hidden@') }));
    expect(said).toMatch(
      /^The NATS server at NATS_URL \(127\.0\.0\.1:\d+\) cannot be used: .*Authorization Violation/i,
    );
    expect(said).not.toMatch(/hidden|ada/);
  });

  test('takes the token of its address', async () => {
    const nats = await started('--auth', 'a-long-token');
    expect(await heardBy({ url: at(nats, 'a-long-token@') })).toBe(true);
    expect(await why(opened({ url: at(nats, 'hidden@') }))).not.toContain('hidden');
  });

  test('takes the credentials of a file', async () => {
    const { file, options } = credentials();
    const { url } = await started(...options);
    expect(await heardBy({ url, credentialsFile: file })).toBe(true);
    expect(await why(opened({ url }))).toMatch(/Authorization Violation/i);
    expect(await why(opened({ url, credentialsFile: join(folder, 'none') }))).toMatch(/NATS_CREDENTIALS .*ENOENT/);
    const empty = join(folder, 'empty.creds');
    writeFileSync(empty, '');
    expect(await why(opened({ url, credentialsFile: empty }))).toMatch(/NATS_URL .*credentials/);
  });

  test('is one of several servers: the others are asked where the first is away', async () => {
    const away = await started();
    await away.stop();
    const nats = await started('--user', 'ada', '--pass', 'secret');
    expect(await heardBy({ url: `${at(away, 'ada:secret@')},${at(nats, '')}` })).toBe(true);
  });

  test('lets an instance in again that it sent away for a while', async () => {
    const nats = await started('--user', 'ada', '--pass', 'secret');
    const bus = await opened({ url: at(nats, 'ada:secret@') });
    expect(bus.connected()).toBe(true);
    await nats.stop();
    while (bus.connected()) await new Promise((resolve) => setTimeout(resolve, 10));
    await nats.start();
    while (!bus.connected()) await new Promise((resolve) => setTimeout(resolve, 10));
  }, 30_000);
});
