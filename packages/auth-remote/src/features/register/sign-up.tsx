import { HOME_PATHS } from '@slotwise/contract/constants';
import { describeError, isAborted, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button, mergeClasses, Spinner } from '@slotwise/shared/ui';
import { useEffect, type ActionDispatch, type ReactNode } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { submitFailure } from '../../form/submit-failure';
import { checkInvitation } from './api/check-invitation';
import { signUp } from './api/sign-up';
import { EmailStep } from './email-step';
import { emailOf, FIELD_NAMES, wizardReducer, type Wizard, type WizardAction } from './model/wizard';
import { ProfileStep } from './profile-step';
import { useRegisterStyles } from './register-page.styles';

interface SignUpProps {
  platform: Platform;
  wizard: Wizard;
  dispatch: ActionDispatch<[WizardAction]>;
  /** The way for those who have an account. */
  footer: ReactNode;
}

/** Sign-up in two steps, or in the second one alone for who was invited. */
export function SignUp({ platform, wizard, dispatch, footer }: SignUpProps) {
  const styles = useRegisterStyles();
  const formStyles = useFormStyles();
  const { step } = wizard;
  const { http } = platform;

  useEffect(() => {
    if (step !== 'validating' || wizard.token === null) return;
    const giveUp = new AbortController();
    checkInvitation(http, wizard.token, giveUp.signal).then(
      (preview) => dispatch({ type: 'invitation-valid', preview }),
      (error: unknown) => {
        if (giveUp.signal.aborted || isAborted(error)) return;
        if (isApiError(error) && error.status < 500 && error.code !== 'rate_limited') {
          dispatch({ type: 'invitation-refused' });
        } else {
          // The invitation may well be good: nothing is lost by asking again.
          const { title, advice } = describeError(error);
          dispatch({ type: 'invitation-unchecked', reason: `${title} ${advice}` });
        }
      },
    );
    return () => giveUp.abort();
  }, [step, wizard.token, http, dispatch]);

  const submit = async () => {
    if (wizard.busy) return;
    const checked = wizardReducer(wizard, { type: 'submit' });
    dispatch({ type: 'submit' });
    if (!checked.busy) return;
    try {
      await signUp(http, checked);
      const email = emailOf(checked);
      platform.events.publish('auth:credentials', { email, password: checked.fields.password });
      platform.navigate(`${HOME_PATHS.login}?${new URLSearchParams({ email, autoSubmit: 'true' }).toString()}`);
    } catch (error) {
      if (isAborted(error)) return;
      if (!isApiError(error) || error.status >= 500) platform.report(error);
      if (isApiError(error) && error.code === 'invalid_invitation_token') dispatch({ type: 'invitation-refused' });
      else dispatch({ type: 'failed', failure: submitFailure(error, FIELD_NAMES) });
    }
  };

  const first = step === 'email';
  const title = first ? 'Create your account' : 'Complete your profile';
  const subtitle = first
    ? 'Enter your email to get started'
    : wizard.token === null
      ? 'Choose your account type and provide details'
      : 'Complete your information to join';

  useEffect(() => {
    if (wizard.moved !== null) platform.announce(title);
  }, [wizard.moved, title, platform]);

  return (
    <AuthCard title={title} subtitle={subtitle} footer={footer}>
      <div
        key={first ? 'email' : 'profile'}
        className={mergeClasses(wizard.moved !== null && styles.step, wizard.moved === 'back' && styles.back)}
      >
        {step === 'email' && <EmailStep wizard={wizard} dispatch={dispatch} />}
        {step === 'validating' && (
          <div className={styles.waiting} role="status">
            <Spinner size="tiny" aria-hidden="true" />
            Validating invitation...
          </div>
        )}
        {step === 'unchecked' && (
          <div className={formStyles.form}>
            <FormError message={wizard.formError} />
            <Button size="large" onClick={() => dispatch({ type: 'check-again' })}>
              Try again
            </Button>
          </div>
        )}
        {step === 'profile' && <ProfileStep wizard={wizard} dispatch={dispatch} onSubmit={() => void submit()} />}
      </div>
    </AuthCard>
  );
}
