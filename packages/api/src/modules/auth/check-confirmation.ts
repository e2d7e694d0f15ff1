import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { confirmationOf } from './address-queries';

/**
 * The address that a link is about, for whoever opened it to see before they confirm. Whose account it is, it does not say.
 * @throws invalid_confirmation_token
 */
export async function checkConfirmation({ body, now, services }: Ctx<'POST /email/confirm/check'>) {
  const confirmation = await services.db.readSystem((trx) => confirmationOf(trx, hashSecret(body.token), now));
  if (!confirmation) throw refuse('invalid_confirmation_token');
  return { email: confirmation.email };
}
