import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS } from '@slotwise/contract/constants';
import pg from 'pg';
import { caller, onPostgres, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive, type Live } from '../live';
import { findNats, startNats, type Nats } from '../nats';
import { buildServer, spawnServer, type ServerProcess } from '../process';

const program = findNats();
const INSTANCES = 3;
const TENANTS = 3;
const STREAMS_EACH = 6;

interface Instance {
  process: ServerProcess;
  url: string;
}

/** A client of a stream as ours is: it comes back on another instance, with the last number that it has. */
class Listener {
  readonly names: string[] = [];
  private readonly odd: string[] = [];
  private live: Live | undefined;
  private ended = false;

  constructor(
    private readonly token: string,
    private readonly channel: string,
    private readonly anywhere: () => string,
  ) {}

  async run(isOpen: () => void): Promise<void> {
    let last: string | undefined;
    while (!this.ended) {
      // Refused while an instance is down or its database is gone: a client tries again.
      this.live = await openLive(this.anywhere(), this.token, last).catch(() => undefined);
      const { live } = this;
      if (!live) continue;
      if (!(await this.subscribe(live))) {
        live.close();
        continue;
      }
      isOpen();
      for (let read = 0; !this.ended && !(live.closed && read === live.messages.length); await sleep(5)) {
        for (const { event, data } of live.messages.slice(read)) {
          if (event === 'CompanyNameChanged') this.names.push(String(data.name));
          else if (event === 'reset') this.odd.push(event);
        }
        read = live.messages.length;
      }
      last = live.lastEventId;
      live.close();
    }
  }

  /** Asks for the channel at any instance: most of them do not hold the stream. */
  private async subscribe({ connectionId }: Live): Promise<boolean> {
    const answer = await caller(this.anywhere())('POST /sse/subscribe', {
      token: this.token,
      body: { channel: this.channel },
      headers: { [HEADERS.connectionId]: connectionId },
    }).catch(() => undefined);
    return answer?.status === 200;
  }

  /** Faults that it heard and that a client should not have to hear. */
  get resets(): readonly string[] {
    return this.odd;
  }

  end(): void {
    this.ended = true;
  }
}

/** Renames a company again and again, at any instance, until it is told to stop. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  private ended = false;

  constructor(
    private readonly token: string,
    private readonly anywhere: () => string,
  ) {}

  async run(): Promise<void> {
    for (let at = 0; !this.ended; at++) {
      const name = `Name ${at}`;
      const headers = { 'idempotency-key': randomUUID() };
      for (let done = false; !done;) {
        const answer = await caller(this.anywhere())('PATCH /mycompany', {
          token: this.token,
          body: { name },
          headers,
        }).catch(() => undefined);
        done = answer?.status === 200;
        // The connection of what was killed breaks off; everything else has an answer.
        if (answer && !done) this.refused.push(`${answer.status} ${answer.body.code}`);
      }
      this.acknowledged.push(name);
      await sleep(20);
    }
  }

  async atLeast(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    while (this.acknowledged.length < wanted) await sleep(10);
  }

  end(): void {
    this.ended = true;
  }
}

// Several instances share PostgreSQL. Without a NATS server on this machine they are skipped, by name; in CI that is a fault.
const together = onPostgres && program !== undefined ? describe : describe.skip;
together('three instances with a NATS server', () => {
  let nats: Nats;
  let holder: TestServer;
  let people: Person[];
  const instances: Instance[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-cluster-'));
  let databaseUrl = '';

  const startInstance = async (): Promise<void> => {
    const settings = { DATABASE_URL: databaseUrl, NATS_URL: nats.url, JWT_SECRET: 'one secret for all instances here' };
    const process = spawnServer(folder, settings);
    const url = await process.ready;
    if (url === undefined) throw new Error(`The instance ended:\n${process.output()}`);
    instances.push({ process, url });
  };

  beforeAll(async () => {
    buildServer();
    nats = await startNats(program ?? '');
    // It makes the database, and drops it in the end.
    holder = await startServer();
    const { database } = holder.services.config;
    databaseUrl = 'url' in database ? database.url : '';
    await Promise.all(Array.from({ length: INSTANCES }, startInstance));
    people = await Promise.all(Array.from({ length: TENANTS }, () => signUp(caller(instances[0]?.url ?? ''))));
  });
  afterAll(async () => {
    for (const { process } of instances) process.child.kill('SIGKILL');
    await Promise.all(instances.map(({ process }) => process.exit));
    await holder.close();
    await nats.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('nothing is lost or heard twice while one is killed, NATS goes and comes, connections are cut and one is replaced', async () => {
    let next = 0;
    const anywhere = () => instances[next++ % instances.length]?.url ?? '';
    const listeners = people.flatMap(({ token, tenantId }) =>
      Array.from({ length: STREAMS_EACH }, () => ({
        token,
        listener: new Listener(token, `company:${tenantId}`, anywhere),
      })),
    );
    const writers = people.map(({ token }) => new Writer(token, anywhere));
    const open = await Promise.all(
      listeners.map(({ listener }) => {
        let running: Promise<void> = Promise.resolve();
        return new Promise<Promise<void>[]>((resolve) => {
          running = listener.run(() => resolve([running]));
        });
      }),
    );
    const writing = writers.map((writer) => writer.run());
    const goOn = () => Promise.all(writers.map((writer) => writer.atLeast(10)));
    await goOn();

    const killed = instances.shift();
    killed?.process.child.kill('SIGKILL');
    await killed?.process.exit;
    await goOn();

    await nats.stop();
    await goOn();
    await nats.start();
    await goOn();
    expect(writers.flatMap(({ refused }) => refused)).toEqual([]);

    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await admin.end();
    await goOn();
    // Most are done again unseen. Only who was in the middle of a commit has to ask again.
    const refused = () => writers.flatMap((writer) => writer.refused);
    expect(refused().length).toBeLessThanOrEqual(writers.length);
    expect(refused().filter((answer) => answer !== '503 unavailable')).toEqual([]);

    await startInstance();
    const replaced = instances.shift();
    replaced?.process.child.kill('SIGTERM');
    expect(await replaced?.process.exit).toBe(0);
    const before = refused();
    await goOn();
    expect(refused()).toEqual(before);

    for (const writer of writers) writer.end();
    await Promise.all(writing);
    const written = new Map(writers.map((writer, at) => [people[at]?.token, writer.acknowledged]));
    const isCurrent = ({ token, listener }: (typeof listeners)[number]) =>
      listener.names.at(-1) === written.get(token)?.at(-1);
    while (!listeners.every(isCurrent)) await sleep(20);
    for (const { listener } of listeners) listener.end();
    await Promise.all(open.flat());
    for (const { token, listener } of listeners) {
      expect(listener.names).toEqual(written.get(token));
      expect(listener.resets).toEqual([]);
    }
  });
});
