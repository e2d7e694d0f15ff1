import { ConfigError, type Config } from './platform/config';
import { DataDirLocked } from './platform/db/lock';

const DENIED = new Set(['EACCES', 'EPERM', 'EROFS']);
/** Of PostgreSQL: wrong password, not allowed to log in, no such database. */
const REFUSED_BY_DATABASE = new Set(['28P01', '28000', '3D000']);

/** Why the server did not start, for the person who can do something about it, in one sentence; undefined for a fault of ours. */
export function explain(fault: unknown, config: Config | undefined): string | undefined {
  if (fault instanceof ConfigError || fault instanceof DataDirLocked) return fault.message;
  if (typeof fault !== 'object' || fault === null || !('message' in fault) || !config) return undefined;
  const { code = '', syscall, path, hostname, message } = fault as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config.host)) return ofAddress(code, config);
  if (path !== undefined) return ofFile(path, code, message, config);
  const isOfDatabase = REFUSED_BY_DATABASE.has(code) || syscall === 'connect' || syscall === 'getaddrinfo';
  // A name with several addresses fails with all their faults and without a message.
  if ('url' in config.database && (isOfDatabase || /^E[A-Z]+$/.test(code))) {
    return `The database at DATABASE_URL cannot be used: ${message || code}`;
  }
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
