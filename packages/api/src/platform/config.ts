import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { canonicalAddress } from './address';
import { readNatsAddress } from './events/nats-address';
import type { NatsOptions } from './events/nats-connection';
import type { FilePlace } from './files';
import type { TracesConfig } from './traces/export';

const Port = Type.Integer({ minimum: 0, maximum: 65535 });
const Url = (schemes: string) => Type.String({ pattern: `^(${schemes})://.+` });

/** Every variable that the server reads. A variable that is set to nothing counts as not set. */
const Environment = Type.Object({
  NODE_ENV: Type.Enum(['development', 'production', 'test']),
  HOST: Type.String(),
  PORT: Port,
  /**
   * Public address of the server, for links in mails; default: http://HOST:PORT, of this machine if HOST is every
   * address.
   */
  PUBLIC_URL: Type.Optional(Url('https?')),
  /** PostgreSQL ≥ 15. Left out: the embedded database in DATA_DIR. */
  DATABASE_URL: Type.Optional(Url('postgres|postgresql')),
  /** The same database with a role that sees all rows, such as a superuser: for backups alone. Left out: DATABASE_URL. */
  BACKUP_DATABASE_URL: Type.Optional(Url('postgres|postgresql')),
  DATABASE_POOL: Type.Integer({ minimum: 1, maximum: 200 }),
  DATA_DIR: Type.String({ minLength: 1 }),
  /** Left out: mails go to the log and to /dev/mailbox. */
  SMTP_URL: Type.Optional(Url('smtps?')),
  MAIL_FROM: Type.String({ minLength: 3 }),
  /** `nats://user:password@host:4222`, `nats://token@host`; with `tls://` over TLS alone. Several, separated by commas. Left out: one instance. */
  NATS_URL: Type.Optional(Url('nats|tls')),
  /** File (PEM) of the authority of the certificates of NATS. Left out: those that Node knows. */
  NATS_CA: Type.Optional(Type.String()),
  /** File of a user's credentials for NATS, as its `nsc` writes them. */
  NATS_CREDENTIALS: Type.Optional(Type.String()),
  /** At least 32 characters. Left out: made once and kept in the database. */
  JWT_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  /** Signs the chains of the audit. At least 32 characters. Left out: made once and kept in the database. */
  AUDIT_KEY: Type.Optional(Type.String({ minLength: 32 })),
  /** Has signed them until now, where AUDIT_KEY is a new one; `database`: the one that was made and kept. */
  AUDIT_KEY_BEFORE: Type.Optional(Type.String({ pattern: '^(database|.{32,})$' })),
  /** Entries of the audit are removed after so many days. Left out: never. */
  AUDIT_DAYS: Type.Optional(Type.Integer({ minimum: 30, maximum: 36_500 })),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  /** Folder of the built shell. */
  SHELL_DIR: Type.Optional(Type.String()),
  /** Folder of the built `embed.js`. */
  EMBED_DIR: Type.Optional(Type.String()),
  /** Folder of the built types for partners: `slotwise-platform.tgz`. */
  TYPES_DIR: Type.Optional(Type.String()),
  /** Folder of the built remotes, with `<remote>/dist/slotwise.json` each. */
  REMOTES_DIR: Type.Optional(Type.String()),
  /**
   * Further origins, separated by blanks, that the page may load remotes from: `https://cdn.example.com`, or
   * `roles=https://cdn.example.com/roles/` where the files of that remote's build lie.
   */
  REMOTE_ORIGINS: Type.String(),
  /**
   * Lets browsers take a remote from a development server on the same machine, unchecked, when its user says so in the
   * developer tools. For deployments that developers work in; never for customers.
   */
  ALLOW_REMOTE_OVERRIDES: Type.Boolean(),
  /** Whether browsers keep the page for when there is no network. `false` also takes away what they have kept. */
  KEEP_PAGES: Type.Boolean(),
  /**
   * Store of published files: a folder, or `s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.com`
   * with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Left out: `assets` in DATA_DIR.
   */
  FILES_URL: Type.Optional(Type.String()),
  AWS_ACCESS_KEY_ID: Type.Optional(Type.String()),
  AWS_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  AWS_SESSION_TOKEN: Type.Optional(Type.String()),
  /** Ed25519 private key (PKCS#8, DER in base64) that signs the registry. Left out: made once and kept in the database. */
  REGISTRY_KEY: Type.Optional(Type.String()),
  /** E-mail addresses of the administrators of the deployment, separated by blanks. Only accounts that have confirmed them count. */
  DEPLOYMENT_ADMINS: Type.String(),
  /** The scripts of a published remote's first screen may be this long, gzip. */
  REMOTE_BUDGET_KB: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Threads that one job which computes for minutes may have side by side. Left out: two, where there are two cores. */
  JOB_THREADS: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  /**
   * Whether webhooks may lead into networks of their own (loopback, private, link-local), also without TLS. For deployments whose
   * receivers stand beside them; anybody who makes webhooks could reach what only the server can.
   */
  WEBHOOKS_TO_PRIVATE_NETWORKS: Type.Boolean(),
  /** Language model for the assistant: the part of its address before `/chat/completions`, `https://models.example.com/v1`. Left out: none. */
  ASSISTANT_URL: Type.Optional(Url('https?')),
  /** Name of the model, as its address knows it. */
  ASSISTANT_MODEL: Type.Optional(Type.String({ maxLength: 200 })),
  /** Sent there as a bearer token. Left out: none is sent. */
  ASSISTANT_KEY: Type.Optional(Type.String({ pattern: '^[!-~]{8,}$' })),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: Type.Integer({ minimum: 0, maximum: 10 }),
  /** All rate limits are multiplied with this; 0 switches them off. */
  RATE_LIMIT_FACTOR: Type.Number({ minimum: 0 }),
  TLS_CERT: Type.Optional(Type.String()),
  TLS_KEY: Type.Optional(Type.String()),
  /** Asked for as a bearer token at /metrics. Left out: open in development, closed in production. */
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  /** Collector that traces are sent to, OTLP over HTTP: `http://127.0.0.1:4318`. Left out: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Url('https?')),
  OTEL_SERVICE_NAME: Type.String({ minLength: 1 }),
  /** Share of the traces that begin here and are kept. */
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ minimum: 0, maximum: 1 }),
  /** Fills an empty database with demonstration data: `demo` like real ones, `large` with 10,000 users, `people` the same without goods, `huge` goods alone, 100,000 SKUs. */
  SEED: Type.Optional(Type.Enum(['demo', 'large', 'people', 'huge'])),
});
type Environment = Static<typeof Environment>;
export const SETTINGS = Object.keys(Environment.properties);

const DEFAULTS: Partial<Record<keyof Environment, string>> = {
  // A deployment that does not say that people develop in it shows nothing that only developers may see.
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '4000',
  DATABASE_POOL: '10',
  DATA_DIR: '.data',
  MAIL_FROM: 'Slotwise <no-reply@slotwise.local>',
  LOG_LEVEL: 'info',
  REMOTE_ORIGINS: '',
  ALLOW_REMOTE_OVERRIDES: 'false',
  KEEP_PAGES: 'true',
  DEPLOYMENT_ADMINS: '',
  REMOTE_BUDGET_KB: '120',
  WEBHOOKS_TO_PRIVATE_NETWORKS: 'false',
  TRUST_PROXY: '0',
  RATE_LIMIT_FACTOR: '1',
  OTEL_SERVICE_NAME: 'slotwise',
  OTEL_TRACES_SAMPLER_ARG: '1',
};

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  database: { url: string; pool: number } | { dataDir: string };
  backupDatabaseUrl: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Left out: one instance. */
  nats: NatsOptions | undefined;
  jwtSecret: string | undefined;
  auditKey: string | undefined;
  auditKeyBefore: string | undefined;
  auditDays: number | undefined;
  logLevel: Environment['LOG_LEVEL'];
  shellDir: string | undefined;
  embedDir: string | undefined;
  typesDir: string | undefined;
  remotesDir: string | undefined;
  remoteOrigins: string[];
  /** Remote id → URL of its build's folder, ending in a slash, for remotes that another origin serves. */
  remoteBases: Record<string, string>;
  allowRemoteOverrides: boolean;
  keepPages: boolean;
  /** Store of published files. */
  files: FilePlace;
  registryKey: string | undefined;
  /** In lower case. */
  deploymentAdmins: string[];
  remoteBudgetKB: number;
  jobThreads: number;
  webhooksToPrivateNetworks: boolean;
  /** The language model that the assistant may ask, once a tenant has agreed. */
  assistant: { url: string; model: string; key: string | undefined } | undefined;
  trustProxy: number;
  rateLimitFactor: number;
  tls: { cert: string; key: string } | undefined;
  metricsToken: string | undefined;
  traces: TracesConfig | undefined;
  seed: 'demo' | 'large' | 'people' | 'huge' | undefined;
}

/** Names every fault of the environment at once. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

type Given = Record<string, string | undefined>;

/** Reads and checks the environment. @throws ConfigError naming all faults. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given: Given = Object.fromEntries(
    Object.keys(Environment.properties).flatMap((name) => {
      const value = environment[name]?.trim() || DEFAULTS[name as keyof Environment];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const env = Value.Convert(Environment, given);
  const faults = [...Value.Errors(Environment, env)].map(
    (fault) => `${fault.instancePath.slice(1) || 'environment'} ${fault.message}`,
  );
  const { TLS_CERT: cert, TLS_KEY: key } = given;
  if (Boolean(cert) !== Boolean(key)) faults.push('TLS_CERT and TLS_KEY must be set together');
  for (const { id, url } of remoteOrigins(given.REMOTE_ORIGINS ?? '')) {
    if (!URL.canParse(url) || !/^https?:/.test(url) || (id === undefined && new URL(url).origin !== url)) {
      faults.push(`REMOTE_ORIGINS has ${url}, which is not an origin like https://example.com`);
    }
  }
  if (given.NODE_ENV === 'production' && given.SEED !== undefined) {
    faults.push(
      `SEED=${given.SEED} makes accounts whose password everybody knows: leave it out, or set NODE_ENV=development`,
    );
  }
  if (given.AUDIT_KEY_BEFORE && !given.AUDIT_KEY)
    faults.push('AUDIT_KEY_BEFORE needs the AUDIT_KEY that came after it');
  faults.push(...natsFaults(given), ...modelFaults(given));
  const files = filesOf(env as Environment);
  if (typeof files === 'string') faults.push(files);
  if (faults.length > 0 || typeof files === 'string') throw new ConfigError(faults);
  return toConfig(env as Environment, files);
}

/** Faults of the settings of NATS. None of them says what a password in the address is. */
function natsFaults({ NATS_URL: url, NATS_CA: ca, NATS_CREDENTIALS: credentials }: Given): string[] {
  if (url === undefined)
    return ca === undefined && credentials === undefined ? [] : ['NATS_CA and NATS_CREDENTIALS need NATS_URL'];
  const address = readNatsAddress(url);
  if (typeof address === 'string') return [`NATS_URL cannot be used: ${address}`];
  return ca !== undefined && !address.tls ? ['NATS_CA needs a NATS_URL that begins with tls://'] : [];
}

/** Faults of the settings of the language model. None of them says what ASSISTANT_KEY or a password in the address is. */
function modelFaults({
  ASSISTANT_URL: address,
  ASSISTANT_MODEL: model,
  ASSISTANT_KEY: key,
  NODE_ENV,
}: Given): string[] {
  if (address === undefined) {
    return model === undefined && key === undefined
      ? []
      : ['ASSISTANT_MODEL and ASSISTANT_KEY need ASSISTANT_URL, where the model is'];
  }
  const faults = model === undefined ? ['ASSISTANT_URL needs ASSISTANT_MODEL, the name of the model there'] : [];
  if (!URL.canParse(address)) return [...faults, 'ASSISTANT_URL is not an address like https://models.example.com/v1'];
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash)
    faults.push('ASSISTANT_URL holds more than an address; a secret belongs into ASSISTANT_KEY');
  // Questions of people, and what is looked up for them, would be open to each network on the way.
  if (protocol === 'http:' && NODE_ENV === 'production' && !isLoopback(hostname))
    faults.push('ASSISTANT_URL must begin with https://, or lead to this machine');
  return faults;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

/** The entries of REMOTE_ORIGINS: an origin, or the place of one remote's files. */
const remoteOrigins = (text: string): { id?: string; url: string }[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const [, id, url] = /^([a-z][a-z0-9-]*)=(.*)$/.exec(entry) ?? [];
      return id !== undefined && url !== undefined ? { id, url: url.replace(/\/*$/, '/') } : { url: entry };
    });

/** Store of published files, or the fault of FILES_URL. */
function filesOf(env: Environment): Config['files'] | string {
  const { FILES_URL: place, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (place === undefined) return { folder: join(resolve(env.DATA_DIR ?? '.'), 'assets') };
  if (!place.startsWith('s3://')) return { folder: resolve(place) };
  if (!URL.canParse(place)) return `FILES_URL has ${place}, which is not an address like s3://bucket/prefix`;
  if (!accessKeyId || !secretAccessKey) return 'FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const { hostname: bucket, pathname, searchParams } = new URL(place);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) return `FILES_URL has the endpoint ${endpoint}, which is not an address`;
  return {
    bucket,
    prefix: pathname.replace(/^\/+/, '').replace(/([^/])\/*$/, '$1/'),
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN,
  };
}

const natsOf = ({ NATS_URL: url, NATS_CA: caFile, NATS_CREDENTIALS: credentialsFile }: Environment): Config['nats'] =>
  url === undefined ? undefined : { url, caFile, credentialsFile };

const tracesOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Environment): TracesConfig | undefined =>
  endpoint === undefined ? undefined : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, service, share };

/** Hosts to listen at that are no address to visit: every address of the machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

const defaultUrl = ({ HOST, PORT }: Environment, tls: boolean): string => {
  const host = HOST.includes(':') ? `[${HOST.replace(/^\[|\]$/g, '')}]` : HOST;
  return `${tls ? 'https' : 'http'}://${EVERY_ADDRESS.has(HOST) ? 'localhost' : host}:${PORT}`;
};

const toConfig = (env: Environment, files: Config['files']): Config => {
  const dataDir = resolve(env.DATA_DIR);
  const tls = env.TLS_CERT && env.TLS_KEY ? { cert: env.TLS_CERT, key: env.TLS_KEY } : undefined;
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? defaultUrl(env, tls !== undefined)).replace(/\/+$/, ''),
    database: env.DATABASE_URL ? { url: env.DATABASE_URL, pool: env.DATABASE_POOL } : { dataDir },
    backupDatabaseUrl: env.BACKUP_DATABASE_URL,
    dataDir,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    nats: natsOf(env),
    jwtSecret: env.JWT_SECRET,
    auditKey: env.AUDIT_KEY,
    auditKeyBefore: env.AUDIT_KEY_BEFORE,
    auditDays: env.AUDIT_DAYS,
    logLevel: env.LOG_LEVEL,
    shellDir: env.SHELL_DIR && resolve(env.SHELL_DIR),
    embedDir: env.EMBED_DIR && resolve(env.EMBED_DIR),
    typesDir: env.TYPES_DIR && resolve(env.TYPES_DIR),
    remotesDir: env.REMOTES_DIR && resolve(env.REMOTES_DIR),
    remoteOrigins: [...new Set(remoteOrigins(env.REMOTE_ORIGINS).map(({ url }) => new URL(url).origin))],
    remoteBases: Object.fromEntries(
      remoteOrigins(env.REMOTE_ORIGINS).flatMap(({ id, url }) => (id === undefined ? [] : [[id, url]])),
    ),
    allowRemoteOverrides: env.ALLOW_REMOTE_OVERRIDES,
    keepPages: env.KEEP_PAGES,
    files,
    registryKey: env.REGISTRY_KEY,
    deploymentAdmins: env.DEPLOYMENT_ADMINS.toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => canonicalAddress(name) ?? name),
    remoteBudgetKB: env.REMOTE_BUDGET_KB,
    jobThreads: env.JOB_THREADS ?? Math.min(2, availableParallelism()),
    webhooksToPrivateNetworks: env.WEBHOOKS_TO_PRIVATE_NETWORKS,
    assistant:
      env.ASSISTANT_URL !== undefined && env.ASSISTANT_MODEL !== undefined
        ? { url: env.ASSISTANT_URL.replace(/\/+$/, ''), model: env.ASSISTANT_MODEL, key: env.ASSISTANT_KEY }
        : undefined,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    tls,
    metricsToken: env.METRICS_TOKEN,
    traces: tracesOf(env),
    seed: env.SEED,
  };
};
