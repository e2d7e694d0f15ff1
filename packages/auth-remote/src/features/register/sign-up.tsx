import type { Platform } from '@slotwise/shared/remote';
import { Button, mergeClasses, Spinner } from '@slotwise/shared/ui';
import { Form, FormFault } from '@slotwise/shared/ui/plain-form';
import { useEffect, type ReactNode } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { EmailField } from '../../form/email-field';
import { useWords } from '../../words';
import { ProfileStep } from './profile-step';
import { useRegisterStyles } from './register-page.styles';
import { useInvitationCheck } from './use-invitation-check';
import type { SignUpState } from './use-sign-up';

interface SignUpProps extends SignUpState {
  platform: Platform;
  /** Link for people who have an account. */
  footer: ReactNode;
}

/** The step of the sign-up that is to be shown. */
export function SignUp({ platform, wizard, dispatch, form, footer }: SignUpProps) {
  const styles = useRegisterStyles();
  const textStyles = useCardTextStyles();
  const { t } = useWords();
  const { step } = wizard;
  useInvitationCheck(platform, { wizard, dispatch, form });
  const first = step === 'email';
  const title = t(first ? 'register.email.title' : 'register.profile.title');
  const subtitle = first
    ? t('register.email.subtitle')
    : t(wizard.token === null ? 'register.profile.subtitle' : 'register.profile.invited');

  useEffect(() => {
    if (wizard.moved !== null) platform.announce(title);
  }, [wizard.moved, title, platform]);

  return (
    <AuthCard title={title} subtitle={subtitle} footer={footer}>
      <div
        key={first ? 'email' : 'profile'}
        className={mergeClasses(wizard.moved !== null && styles.step, wizard.moved === 'back' && styles.back)}
      >
        {step === 'email' && (
          <Form form={form} size="large" submitLabel={t('register.email.submit')}>
            <EmailField {...form.field('email')} />
          </Form>
        )}
        {step === 'validating' && (
          <div className={styles.waiting} role="status">
            <Spinner size="tiny" aria-hidden="true" />
            {t('register.validating')}
          </div>
        )}
        {step === 'unchecked' && (
          <div className={textStyles.stack}>
            <FormFault fault={wizard.reason} />
            <Button size="large" onClick={() => dispatch({ type: 'check-again' })}>
              {t('register.try-again')}
            </Button>
          </div>
        )}
        {step === 'profile' && <ProfileStep wizard={wizard} dispatch={dispatch} form={form} />}
      </div>
    </AuthCard>
  );
}
