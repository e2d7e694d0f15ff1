import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Gives a thread that computes for minutes a lower priority than the server. Only Linux knows threads by a number of
 * their own; elsewhere it has that of the server.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
}

/** Milliseconds by a clock that is the same in all threads. */
export const now = (): number => performance.timeOrigin + performance.now();
