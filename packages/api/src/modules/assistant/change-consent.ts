import { none } from '@slotwise/contract';
import { ASSISTANT_DATA } from '@slotwise/contract/constants';
import type { Ctx } from '../../platform/module';
import { beginCompanyWork } from '../roles';
import { consentOf, giveConsent } from './consent-queries';

/** A model reads by it from the next question on. A question that is being answered is asked about again before each look. */
export function changeConsent({ actor, body, now, tx }: Ctx<'PATCH /assistant/consent'>) {
  const data = ASSISTANT_DATA.filter((kind) => body.data.includes(kind));
  return tx(async (trx) => {
    const { tenant } = await beginCompanyWork(trx, actor);
    const before = await consentOf(trx, tenant.id);
    if (before.data.join() === data.join())
      return { answer: { message: 'Consent unchanged', consent: before }, audit: none('it is as it was') };
    await giveConsent(trx, { tenantId: tenant.id, userId: actor.userId, data, now });
    return {
      answer: { message: 'Consent changed', consent: await consentOf(trx, tenant.id) },
      audit: {
        action: 'assistant.consent_changed',
        subjectId: tenant.id,
        before: { data: before.data },
        after: { data },
      },
    };
  });
}
