import type { Trx } from '../../platform/db/tables';
import { recoveryHash, stepOf } from './codes';
import { countFailure, countRecoveryCodes, lockFactor, takeStep, useRecoveryCode } from './queries';

/** So many wrong codes in a row, and none is looked at for a while: six digits can be guessed. */
const MOST_FAILURES = 10;
const PAUSE_MS = 15 * 60_000;

export type Checked =
  /** The account has no second factor. */
  | { kind: 'none' }
  | { kind: 'right' }
  /** By a code on paper; so many are left. */
  | { kind: 'recovered'; left: number }
  | { kind: 'missing' }
  /** The last one before a pause, or not. */
  | { kind: 'wrong'; pauses: boolean }
  /** Too many were wrong. */
  | { kind: 'paused' };

/**
 * Looks at the second factor of somebody whose password was right. Whatever comes of it is written down in this
 * transaction, which the caller commits also where it refuses.
 */
export async function checkCode(trx: Trx, userId: string, code: string | undefined, now: Date): Promise<Checked> {
  const factor = await lockFactor(trx, userId);
  if (!factor?.confirmedAt) return { kind: 'none' };
  if (code === undefined || code.trim() === '') return { kind: 'missing' };
  const since = factor.failingSince;
  const isOver = since !== null && now.getTime() - since.getTime() >= PAUSE_MS;
  const failures = isOver ? 0 : factor.failures;
  // One on paper cannot be guessed: it is the owner's way through while somebody else keeps failing.
  const hash = recoveryHash(code);
  if (hash !== undefined && (await useRecoveryCode(trx, userId, hash, now))) {
    await takeStep(trx, userId, null);
    return { kind: 'recovered', left: await countRecoveryCodes(trx, userId) };
  }
  if (failures >= MOST_FAILURES) return { kind: 'paused' };
  const step = stepOf(code, factor.secret, factor.lastStep, now);
  if (step !== null) {
    await takeStep(trx, userId, step);
    return { kind: 'right' };
  }
  await countFailure(trx, userId, { failures: failures + 1, since: failures === 0 || since === null ? now : since });
  return { kind: 'wrong', pauses: failures + 1 >= MOST_FAILURES };
}
