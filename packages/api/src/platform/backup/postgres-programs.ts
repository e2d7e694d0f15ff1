import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupRefused } from './saved';

/** The address as PostgreSQL's programs read it from their environment: on a command line everybody on the machine sees it. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** PostgreSQL's advice where row-level security hides rows: it would show every tenant the rows of all others. */
const DANGEROUS = /NO FORCE ROW LEVEL SECURITY/i;
const withoutAdvice = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !DANGEROUS.test(line))
    .join('\n')
    .trim();

/** Runs `pg_dump` or `pg_restore`. @throws BackupRefused with its own words if it fails or is not installed */
export async function runOn(url: string, program: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<void> {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environmentOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  // It would go on alone, and change the database when nobody expects it any more.
  const end = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGTERM', end).on('SIGINT', end);
  try {
    const [code, signal] = (await once(child, 'close').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ENOENT') throw fault;
      throw new BackupRefused(`${program} is not installed here: install PostgreSQL's client programs.`);
    })) as [number | null, NodeJS.Signals | null];
    if (signal !== null) throw new BackupRefused(`${program} was ended by ${signal}.`);
    if (code !== 0) throw new BackupRefused(`${program} failed:\n${withoutAdvice(said)}`);
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end);
  }
}
