import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { RouteKey } from '@slotwise/contract';
import { createPasswords, type HashCost } from './platform/auth/passwords';
import { createSessions, type LoadActors } from './platform/auth/sessions';
import { signingKey } from './platform/auth/signing-key';
import { createTokens } from './platform/auth/tokens';
import type { Actor } from './platform/actor';
import { subjectNames } from './platform/audit/subject-names';
import { backupCommand } from './platform/backup/back-up';
import { systemClock, type Clock } from './platform/clock';
import type { Config } from './platform/config';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/db/database';
import { seesEverything } from './platform/db/login-role';
import { migrate, type Migrations } from './platform/db/migrate';
import { instanceSweeper, OtherInstances } from './platform/db/other-instances';
import { transactions, type Transactions } from './platform/db/transaction';
import { createEvents, type Events } from './platform/events';
import { createBus, type Bus } from './platform/events/bus';
import { openFiles } from './platform/files';
import { FilesWatch } from './platform/files/watch';
import { Health } from './platform/health';
import { Connections } from './platform/http/connections';
import { createApp } from './platform/http/create-app';
import { createLimits } from './platform/http/limits';
import { isLoopbackHost } from './platform/http/local-only';
import { loggerOptions } from './platform/http/logging';
import { observe } from './platform/http/observe';
import { addRoutes, collectHandlers } from './platform/http/routes';
import { traceRequests } from './platform/http/trace-requests';
import { startSweepers, type RunningSweepers } from './platform/sweepers';
import { platformSweepers } from './platform/sweepers/platform-sweepers';
import { Jobs } from './platform/jobs';
import { lateImport } from './platform/late-import';
import { createMail, type Mail } from './platform/mail';
import { addMailbox } from './platform/mail/mailbox';
import type { OperatorCommand } from './platform/operator/command';
import { createMetrics, type Metrics } from './platform/metrics';
import type { Module, RunningModule } from './platform/module';
import { withSharedServices, type Services } from './platform/services';
import { Traces } from './platform/traces';
import { addWeb } from './platform/web';

export interface ServerOptions {
  config: Config;
  database: DatabaseOptions;
  modules: Module[];
  migrations: Migrations;
  /** Folder with the built files of threads. */
  threads: string;
  clock?: Clock;
  /** Of passwords; nobody but tests takes another than the product's. */
  hashCost?: HashCost;
  /** Only these routes of the contract, for tests of parts. */
  routes?: readonly RouteKey[];
  /** Runs after the migrations, before the server listens. @returns whether it filled the database */
  prepare?(services: Services, log: FastifyBaseLogger): Promise<boolean>;
  /** The database is lost: the process must end. */
  onFault(fault: Error): void;
}

export interface Server {
  url: string;
  app: FastifyInstance;
  services: Services;
  database: OpenDatabase;
  /** Of all modules and the platform. */
  commands: OperatorCommand[];
  /** Gives up connections that clients keep, each with its next answer; new ones are still taken. */
  retire(): void;
  /** Takes no new connections; those that are kept, and streams, go on until it is closed. */
  stopListening(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the parts together and listens. Parts that were opened are closed again if a later one fails. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config } = options;
  const log = Fastify({ logger: loggerOptions(config.logLevel) }).log;
  const closers: (() => Promise<void>)[] = [];
  try {
    const database = await openDatabase(options.database, options.onFault);
    closers.push(() => database.close());
    const ran = await migrate(database.db, options.migrations);
    if (ran.length > 0) log.info({ migrations: ran }, `database brought up to date, migrations: ${ran.length}`);
    if (database.kind === 'postgres' && config.production && (await seesEverything(database.db))) {
      log.warn(
        'the role of DATABASE_URL sees the rows of all tenants outside of transactions: ' +
          'take one that is no superuser and does not inherit slotwise_system',
      );
    }
    return await assemble(options, database, log, closers);
  } catch (fault) {
    // The reason why it did not start counts; parts that could not be closed after that are only noted.
    await closeAll(closers).catch((also: unknown) => log.error({ err: also }, 'not everything could be closed'));
    throw fault;
  }
}

/** The last opened first. One that fails keeps none of the others open. @throws the first failure, after all. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const close of closers.splice(0).reverse()) await close().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

async function assemble(
  options: ServerOptions,
  database: OpenDatabase,
  log: FastifyBaseLogger,
  closers: (() => Promise<void>)[],
): Promise<Server> {
  const { config } = options;
  const { services, events, modules, traces, bus } = await createServices(options, database, log, closers);
  let stopping = false;
  const app = createApp(config, log);
  const late: { sweepers?: RunningSweepers } = {};
  const connections = new Connections(app);
  closers.push(
    async () => late.sweepers?.stop(),
    () => services.jobs.stop(),
    () => connections.drain(),
    // Streams first: they would keep their connections, and so the server, open.
    () => events.close(),
  );
  // Before anything is changed: routes that do not add up are a fault of the build.
  const handlers = collectHandlers(modules, options.routes);
  // Otherwise the first people to come would wait for plans that were made for empty tables.
  if (await options.prepare?.(services, log)) await database.upkeep?.();

  traceRequests(app, traces, config.trustProxy > 0);
  observe(app, services, new Health(services.db, bus, () => stopping));
  const limits = createLimits(config.rateLimitFactor, config.nats ? database.pool : undefined);
  addRoutes(app, { modules, handlers }, services, limits);
  if (!config.smtpUrl && !config.production) addMailbox(app, services.mail);
  if (!isLoopbackHost(config.host) && !config.production) {
    log.warn(
      { host: config.host, publicUrl: config.publicUrl },
      'other machines can reach this server: /dev/mailbox, and /metrics without METRICS_TOKEN, answer this machine only; ' +
        'set PUBLIC_URL to the address that links in mails shall have',
    );
  }
  for (const module of modules) module.web?.(app);
  await addWeb(app, modules.find((module) => module.registry)?.registry, services);

  await app.listen({ host: config.host, port: config.port });
  const files = new FilesWatch(services.files, services.metrics, log);
  void files.run();
  const others =
    'url' in options.database ? new OtherInstances(options.database.url, config.nats !== undefined) : undefined;
  closers.unshift(async () => others?.close());
  late.sweepers = startSweepers(
    [
      ...platformSweepers(database),
      files,
      ...(others ? [instanceSweeper(others, log)] : []),
      ...modules.flatMap((module) => module.sweepers ?? []),
    ],
    services,
    log,
  );
  services.jobs.start(modules.flatMap(({ jobs }) => jobs ?? []));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;

  const commands = [...modules.flatMap((module) => module.commands ?? []), backupCommand(database)];
  const close = () => {
    stopping = true;
    return closeAll(closers);
  };
  const url = `${config.tls ? 'https' : 'http'}://${config.host}:${port}`;
  return {
    ...{ url, app, services, database, commands, close },
    retire: () => connections.retire(),
    stopListening: () => connections.stopListening(),
  };
}

async function createServices(
  options: ServerOptions,
  database: OpenDatabase,
  log: FastifyBaseLogger,
  closers: (() => Promise<void>)[],
): Promise<{ services: Services; events: Events; modules: RunningModule[]; traces: Traces; bus: Bus }> {
  const { config, clock = systemClock } = options;
  const metrics = createMetrics();
  const traces = await openTraces(config, { metrics, log });
  closers.push(() => traces.close());
  const late: { events?: Events; mail?: Mail; modules: RunningModule[] } = { modules: [] };
  const namedSubjects = () => late.modules.flatMap((module) => module.subjectNames ?? []);
  const db: Transactions = transactions(
    database.db,
    database.pool.options.max,
    ({ messages, mails }) => {
      late.events?.relay(messages);
      if (mails > 0) void late.mail?.deliver();
    },
    {
      keepNotifications: async (trx, given) =>
        (await late.modules.find((module) => module.keepNotifications)?.keepNotifications?.(trx, given)) ?? [],
      subjectNames: subjectNames(namedSubjects),
    },
    traces,
  );
  const bus = await createBus(config.nats);
  closers.push(() => bus.close());
  const loadActors: LoadActors = async (trx, sessionIds) => {
    const found: Actor[] = [];
    for (const module of late.modules) found.push(...((await module.loadActors?.(trx, sessionIds)) ?? []));
    return found;
  };
  const sessions = createSessions(db, bus, clock, loadActors);
  const events = createEvents({ db, bus, sessions, clock, metrics, log });
  late.events = events;
  const mail = createMail(db, config, metrics, log);
  late.mail = mail;
  closers.push(() => mail.close());
  const jobs = new Jobs(db, log, metrics, traces);
  const services = withSharedServices({
    config,
    clock,
    db,
    passwords: await createPasswords(options.hashCost),
    tokens: createTokens(await signingKey(db, config.jwtSecret), clock),
    sessions,
    events,
    mail,
    files: await openFiles(config.files),
    jobs,
    threadFile: (name) => join(options.threads, `${name}.js`),
    metrics,
    log,
    looks: () => late.modules.flatMap(({ look }) => look ?? []),
    proposes: () => late.modules.flatMap(({ propose }) => propose ?? []),
    notificationKinds: () => late.modules.flatMap(({ notifications }) => notifications ?? []),
    searches: () => late.modules.flatMap(({ search }) => search ?? []),
    ownData: () => late.modules.flatMap(({ ownData }) => ownData ?? []),
    subjectNames: namedSubjects,
  });
  late.modules = options.modules.map(({ name, create }) => ({ ...create(services), name }));
  return { services, events, modules: late.modules, traces, bus };
}

/** The exporter is loaded only where traces are wanted. */
async function openTraces({ traces }: Config, parts: { metrics: Metrics; log: FastifyBaseLogger }): Promise<Traces> {
  if (!traces) return new Traces();
  const { exportTraces } = await lateImport(() => import('./platform/traces/export'));
  return new Traces(exportTraces(traces, parts));
}
