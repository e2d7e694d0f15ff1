import type { Http } from '@slotwise/shared/http';
import { acceptanceOf, registrationOf, type Wizard, type WizardFields } from '../model/wizard';

/** Makes the account, by the invitation if there is one. */
export const signUp = (http: Http, wizard: Wizard, fields: WizardFields) =>
  wizard.invitation
    ? http('POST /invitation/register', { body: acceptanceOf(wizard, fields, wizard.invitation), auth: 'none' })
    : http('POST /register', { body: registrationOf(wizard, fields), auth: 'none' });
