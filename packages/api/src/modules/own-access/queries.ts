import type { OwnAccess } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { keysMadeBy } from '../api-keys';
import { partnerKeysMadeBy } from '../embedding';
import { factorOf } from '../two-factor';
import { webhooksMadeBy } from '../webhooks';

interface Account {
  userId: string;
  companyId: string | null;
  wmsId: string | null;
}

type Made = OwnAccess['apiKeys'][number];
const made = ({ name, madeAt }: { name: string; madeAt: Date }): Made => ({ name, madeAt: madeAt.toISOString() });

/** Keys and webhooks that stand beside the password of an account. */
export async function standing(
  trx: Trx,
  { userId, companyId, wmsId }: Account,
): Promise<Omit<OwnAccess, 'toReviewSince'>> {
  const factor = await factorOf(trx, userId);
  const hooks = await webhooksMadeBy(trx, userId, companyId ?? wmsId);
  return {
    secondFactorSince: factor?.confirmedAt?.toISOString() ?? null,
    apiKeys: (await keysMadeBy(trx, userId)).map(made),
    partnerKeys: (await partnerKeysMadeBy(trx, userId)).map(made),
    webhooks: hooks.map(({ url, madeAt }) => made({ name: url, madeAt })),
  };
}

/** @param since null: there is nothing to say any more */
export const noteToReview = (trx: Trx, userId: string, since: Date | null) =>
  trx.updateTable('users').set({ access_to_review_since: since }).where('id', '=', userId).execute();
