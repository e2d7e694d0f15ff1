import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The data directory is in use by a live process, or may be. The message is for people. */
export class DataDirLocked extends Error {}

interface Owner {
  pid: number;
  /** When that process started, as the system says it: a later process with the same pid has another. */
  started: string;
  /** The machine and, in a container, the process namespace in which the pid means something. */
  place: string;
}

const HEARTBEAT_MS = 2000;
/** An owner whose pid we cannot ask for is taken for dead after this long without a heartbeat. */
const SILENCE_MS = 10_000;
const code = (fault: unknown) => (fault as NodeJS.ErrnoException).code;

const place = () =>
  process.platform === 'linux'
    ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
    : hostname();

/** Start of a process in the system's own words; undefined if there is no such process. */
const processStart = (pid: number): string | undefined => {
  if (process.platform !== 'linux') return processStartElsewhere(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing open any more.
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch (fault) {
    if (code(fault) === 'ENOENT' || code(fault) === 'ESRCH') return undefined;
    throw fault;
  }
};

const processStartElsewhere = (pid: number): string | undefined => {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if (code(fault) === 'ESRCH') return undefined;
  }
  if (process.platform === 'win32') return 'alive';
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
};

/** Owner of a lock that was cut short or overwritten. */
const UNREADABLE = 'unreadable';

const readOwner = (file: string): Owner | typeof UNREADABLE | undefined => {
  try {
    const { pid, started, place: where } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    if (!Number.isInteger(pid) || typeof started !== 'string' || typeof where !== 'string') return UNREADABLE;
    return { pid: Number(pid), started, place: where };
  } catch (fault) {
    if (code(fault) === 'ENOENT') return undefined;
    // Not JSON, or `null`.
    if (fault instanceof SyntaxError || fault instanceof TypeError) return UNREADABLE;
    throw fault;
  }
};

const isAlive = (owner: Owner | typeof UNREADABLE, file: string): boolean => {
  if (owner !== UNREADABLE && owner.place === place()) return processStart(owner.pid) === owner.started;
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < SILENCE_MS;
};

/** Makes `file` with the content of `draft`, whole, or answers false if it is there already. */
const linked = (draft: string, file: string): boolean => {
  try {
    linkSync(draft, file);
    return true;
  } catch (fault) {
    if (code(fault) === 'EEXIST') return false;
    throw fault;
  }
};

/** Is the lock what we wrote? Not after another process took it, which it may if ours stood still for long. */
const isOurs = (file: string, content: string): boolean => {
  try {
    return readFileSync(file, 'utf8') === content;
  } catch (fault) {
    if (code(fault) === 'ENOENT' || code(fault) === 'ENOTDIR') return false;
    throw fault;
  }
};

const hold = (file: string, content: string, onLost: (fault: Error) => void): (() => void) => {
  let beaten = Date.now();
  const lost = (why: string) => {
    clearInterval(beat);
    onLost(new Error(`The lock ${file} ${why}.`));
  };
  const beat = setInterval(() => {
    try {
      if (!isOurs(file, content)) return lost('is gone, or belongs to another process');
      const now = new Date();
      utimesSync(file, now, now);
      beaten = Date.now();
    } catch (fault) {
      // One beat may fail, for want of file descriptors for instance. Silence makes others take us for dead.
      if (Date.now() - beaten > SILENCE_MS / 2) lost(`could not be renewed: ${String(fault)}`);
    }
  }, HEARTBEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (isOurs(file, content)) rmSync(file, { force: true });
  };
};

/**
 * Takes the data directory for this process, before anything in it is opened: the embedded database takes no lock of
 * its own, and two processes on one directory would lose acknowledged data silently.
 * @param onLost called once if the lock turns out to be another's: nothing may be written any more.
 * @returns what gives it back. @throws DataDirLocked at once if a live process has it; nothing was written then.
 */
export function lockDataDir(dataDir: string, onLost: (fault: Error) => void): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'slotwise.lock');
  const takeover = `${file}.takeover`;
  const mine: Owner = { pid: process.pid, started: processStart(process.pid) ?? '', place: place() };
  // Written whole under a name of its own, then linked: a lock is never seen half-written.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const content = JSON.stringify(mine);
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
  try {
    for (;;) {
      if (linked(draft, file)) return hold(file, content, onLost);
      const owner = readOwner(file);
      if (!owner) continue;
      if (isAlive(owner, file)) throw lockedBy(owner, dataDir, file);
      // Only the holder of the takeover lock removes a dead owner's lock, and only after looking again.
      if (linked(draft, takeover)) {
        try {
          const still = readOwner(file);
          if (still && !isAlive(still, file)) rmSync(file, { force: true });
        } finally {
          rmSync(takeover, { force: true });
        }
      } else {
        const taker = readOwner(takeover);
        if (taker === UNREADABLE && isAlive(taker, takeover)) throw lockedBy(taker, dataDir, takeover);
        if (taker && !isAlive(taker, takeover)) rmSync(takeover, { force: true });
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

const lockedBy = (owner: Owner | typeof UNREADABLE, dataDir: string, file: string) =>
  new DataDirLocked(
    owner === UNREADABLE
      ? `The lock ${file} was damaged moments ago and does not say whose it is: start again in ${SILENCE_MS / 1000} s, ` +
          'when it counts as left behind, or set DATA_DIR to another directory. Nothing was changed.'
      : `The data directory ${dataDir} is in use by another Slotwise process (pid ${owner.pid}). ` +
          'Stop that one first, or set DATA_DIR to another directory. Nothing was changed.',
  );
