import { HOME_PATHS } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { serverRefusal, useForm, type FormState } from '@slotwise/shared/ui/plain-form';
import { useDescribeError } from '@slotwise/shared/words';
import { useReducer, type ActionDispatch } from 'react';
import { sayFaults } from '../../form/say-faults';
import { useWords } from '../../words';
import { signUp } from './api/sign-up';
import {
  EMPTY_FIELDS,
  emailOf,
  faultsOf,
  FIELD_NAMES,
  startWizard,
  wizardReducer,
  type Wizard,
  type WizardAction,
  type WizardField,
  type WizardFields,
} from './model/wizard';

export interface SignUpState {
  wizard: Wizard;
  dispatch: ActionDispatch<[WizardAction]>;
  /** The fields of both steps: going back and forth loses nothing. */
  form: FormState<WizardFields>;
}

/** Sign-up in two steps, or in the second one alone for an invited person. @param token of an invitation */
export function useSignUp(platform: Platform, token: string | null): SignUpState {
  const { t, say } = useWords();
  const describeError = useDescribeError();
  const [wizard, dispatch] = useReducer(wizardReducer, token, startWizard);

  const form = useForm({
    initial: EMPTY_FIELDS,
    check: (fields) => sayFaults(faultsOf(wizard, fields), say),
    submit: async (fields) => {
      if (wizard.step === 'email') return dispatch({ type: 'continue' });
      await signUp(platform.http, wizard, fields);
      const email = emailOf(wizard, fields);
      // A mailed invitation shows that the address is theirs, and a person with another link is told in their settings.
      if (!wizard.invitation) {
        platform.notify({
          intent: 'info',
          title: t('register.confirm.title'),
          body: t('register.confirm.body', { email }),
        });
      }
      platform.events.publish('auth:credentials', { email, password: fields.password });
      platform.navigate(`${HOME_PATHS.login}?${new URLSearchParams({ email, autoSubmit: 'true' }).toString()}`);
    },
    explain: (error) => {
      if (!isApiError(error) || error.status >= 500) platform.report(error);
      if (isApiError(error) && error.code === 'invalid_invitation_token') {
        dispatch({ type: 'invitation-refused' });
        return { fields: {}, form: { title: t('register.invitation-refused'), advice: null } };
      }
      const refusal = serverRefusal(error, Object.keys(EMPTY_FIELDS) as WizardField[], describeError, {
        names: FIELD_NAMES,
        codes: { password_too_common: 'password' },
      });
      // Without an invitation the address is asked for in step 1: that is where its fault is shown.
      if (refusal.fields.email) dispatch({ type: 'back' });
      return refusal;
    },
  });

  return { wizard, dispatch, form };
}
