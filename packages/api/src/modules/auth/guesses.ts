import { none } from '@slotwise/contract';
import { ApiFault } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { actorOfAccount } from './account';
import { forgetGuesses, lockGuesses, setGuesses } from './guess-queries';
import { guessedMail } from './mails';
import type { Account } from './queries';

/** So many wrong passwords in a row are looked at without a pause; from then on there is one after each. */
const MOST = 10;
const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;
/** Those of yesterday are forgotten. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** A minute, and twice as long after each further one. */
const pauseAfter = (failures: number): number => Math.min(LONGEST_MS, MINUTE_MS * 2 ** (failures - MOST));

interface Guessing {
  services: Services;
  account: Account;
  now: Date;
}

/**
 * Compares a password for somebody who is signed in. Wrong ones count by account, whatever they are typed for and with which token,
 * and before they are looked at: many at once do not pass together. @returns whether it is right
 * @throws rate_limited
 */
export async function guess({ services, account, now }: Guessing, password: string): Promise<boolean> {
  const { id } = account;
  const counted = await services.db.withSystem(async (trx) => {
    const { failures: before, lastAt } = await lockGuesses(trx, id, now);
    const since = now.getTime() - lastAt.getTime();
    const failures = since >= KEPT_MS ? 0 : before;
    // A request that began earlier may come later: that is no reason to wait.
    const waitMs = failures < MOST ? 0 : pauseAfter(failures) - since;
    if (waitMs <= 0) await setGuesses(trx, id, failures + 1, now);
    return { answer: { failures: failures + 1, waitMs }, audit: none('a password is about to be compared') };
  });
  if (counted.waitMs > 0) {
    throw new ApiFault('rate_limited', undefined, { 'retry-after': String(Math.ceil(counted.waitMs / 1000)) });
  }
  const isRight = await services.passwords.verify(password, account.passwordHash);
  if (isRight) {
    await services.db.withSystem(async (trx) => ({
      answer: await forgetGuesses(trx, id),
      audit: none('what it was needed for has an entry'),
    }));
  } else if (counted.failures >= MOST) await tell({ services, account, now }, counted.failures);
  return isRight;
}

/** The owner is told once; each further one is in the audit. */
const tell = ({ services, account }: Guessing, failures: number) =>
  services.db.withSystem(async () => ({
    answer: undefined,
    audit: {
      action: 'password.guesses_paused',
      subjectId: account.id,
      details: { failures },
      actor: actorOfAccount(account),
    },
    mails: failures === MOST ? [guessedMail(account.email, services.config.publicUrl)] : [],
  }));
