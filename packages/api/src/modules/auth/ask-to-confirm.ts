import { CONFIRMATION_TTL_DAYS } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { limitKey } from '../../platform/http/limits';
import { sourceOf } from '../../platform/http/request-limits';
import { hashSecret, newSecret } from '../../platform/ids';
import { countMails, type OutgoingMail } from '../../platform/mail/outbox';
import { insertConfirmation, isHeld } from './address-queries';
import { alreadyRegisteredMail, confirmationMail, welcomeMail } from './mails';

/** So often in an hour an address is asked whether it is somebody's, by one source each. */
const MOST_ASKED = 5;
/** So often in an hour the holder of an address is told that somebody else says it is theirs. */
const MOST_TOLD = 3;

interface Asking {
  userId: string;
  email: string;
  /** Whether the account is new, and so is the reader of the mail. */
  welcome: boolean;
  now: Date;
  ip: string;
  publicUrl: string;
}

/**
 * The mail whose link shows that an address is theirs; if it is another account's, the mail that tells its owner
 * instead. The same work is done either way, so that nobody who asks learns which of them was sent.
 */
export async function askToConfirm(
  trx: Trx,
  { userId, email, welcome, now, ip, publicUrl }: Asking,
): Promise<OutgoingMail[]> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_DAYS * 24 * 3600_000);
  await insertConfirmation(trx, { hash: hashSecret(token), userId, email, now, expiresAt });
  const held = await isHeld(trx, email, userId);
  // By source: a stranger who uses up their own mails keeps nobody else from theirs.
  const about = held ? `registered:${limitKey(email)}` : `confirm:${limitKey(email)}:${sourceOf(ip)}`;
  const sent = await countMails(trx, { about, withinMinutes: 60 });
  if (sent >= (held ? MOST_TOLD : MOST_ASKED)) return [];
  if (held) return [{ ...alreadyRegisteredMail(email, publicUrl), about }];
  return [{ ...(welcome ? welcomeMail(email, publicUrl, token) : confirmationMail(email, publicUrl, token)), about }];
}
