import { currentRequest } from '../../platform/current-request';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { optionalLine } from '../fields';
import { tenantById, tenantOf } from '../tenants';
import { inviteeOf, type Invitee } from './invitee';
import { inviterName } from './inviter';
import { invitationMessage } from './message';
import { expiryOf, termsOf } from './sending';

/** Nobody has typed an address yet: shown as it would be mailed. */
const ANYBODY: Invitee = { email: '', phoneNumber: null };

/** The very message that sending would make, but for the secret in its link. */
export function previewMessage({ actor, body, now, read, services }: Ctx<'POST /invitation/preview'>) {
  const terms = termsOf(actor, body);
  const invitee = body.email === undefined && body.phone_number === undefined ? ANYBODY : inviteeOf(body);
  const name = optionalLine('name', body.name);
  return read(async (trx) => {
    const tenant = await tenantById(trx, tenantOf(actor).id);
    if (!tenant) throw refuse('not_found');
    // The receiver's own language is theirs to know: it is shown in the writer's.
    const { subject, text } = invitationMessage({
      invitation: {
        id: '',
        name,
        ...invitee,
        message: terms.message,
        invitationType: terms.type,
        expiresAt: expiryOf(terms, now).toISOString(),
      },
      inviter: await inviterName(trx, actor),
      tenant: tenant.name,
      token: '…',
      publicUrl: services.config.publicUrl,
    }).write(currentRequest()?.language ?? 'en');
    return { subject, text };
  });
}
