import { BackupRefused } from './platform/backup/saved';
import { ConfigError, type Config } from './platform/config';
import { CannotMigrate } from './platform/db/cannot-migrate';
import { DataDirLocked } from './platform/db/lock';
import { RestoreInterrupted } from './platform/db/restoring';
import { Unusable } from './platform/unusable';

/** Faults whose messages are written for whoever runs the server. */
const FOR_PEOPLE = [ConfigError, DataDirLocked, Unusable, BackupRefused, RestoreInterrupted, CannotMigrate];
const DENIED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Why the server did not start, for the person who can do something about it, in one sentence; undefined for a fault of ours. */
export function explain(fault: unknown, config: Config | undefined): string | undefined {
  if (FOR_PEOPLE.some((kind) => fault instanceof kind)) return (fault as Error).message;
  if (typeof fault !== 'object' || fault === null || !('message' in fault) || !config) return undefined;
  const { code = '', syscall, path, hostname, message } = fault as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config.host)) return ofAddress(code, config);
  if (path !== undefined) return ofFile(path, code, message, config);
  return undefined;
}

function ofAddress(code: string, { host, port }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use: stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to another.`;
  return `The address ${host} is none of this machine (${code}): set HOST to one that is, such as 127.0.0.1.`;
}

function ofFile(path: string, code: string, message: string, { dataDir, tls }: Config): string | undefined {
  if (path === dataDir || dataDir.startsWith(path) || path.startsWith(dataDir)) {
    const why = DENIED.has(code) ? `this account may not write to it (${code})` : message;
    return `The data directory ${dataDir} cannot be used: ${why}. Set DATA_DIR to another directory.`;
  }
  if (path === tls?.cert) return `The certificate at TLS_CERT cannot be read: ${message}`;
  if (path === tls?.key) return `The key at TLS_KEY cannot be read: ${message}`;
  return undefined;
}
