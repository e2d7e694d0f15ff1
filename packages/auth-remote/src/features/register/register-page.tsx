import { HOME_PATHS } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Link, Spinner } from '@slotwise/shared/ui';
import { Navigate } from '@slotwise/shared/ui/router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTokenFromAddress } from '../../form/use-token-from-address';
import { TextLink } from '../../router-link';
import { useWords } from '../../words';
import { keptInvitation, useKeptInvitation } from './kept-invitation';
import { useRegisterStyles } from './register-page.styles';
import { SignUp } from './sign-up';
import { useSignUp } from './use-sign-up';

const AcceptInvitation = lazy(() => import('./accept-invitation'));
const DeclineInvitation = lazy(() => import('./decline-invitation'));
const LoginCard = lazy(() => import('../../form/login/login-card'));

/** A link that changes what this page shows. */
const inPlace = (onClick: () => void) => (text: ReactNode) => (
  <Link as="button" inline onClick={onClick}>
    {text}
  </Link>
);

/**
 * Sign-up, and the target of every invitation link: a person with an account logs in here and then accepts with it. The
 * token stays in this page's memory meanwhile, and survives a reload. A signed-in person without an invitation is sent
 * to the dashboard.
 */
export default function RegisterPage({ platform }: RemoteAppProps) {
  const styles = useRegisterStyles();
  const { t, rich } = useWords();
  const given = useTokenFromAddress();
  const [token] = useState(() => given ?? keptInvitation());
  const { status } = useSession(platform);
  const signUp = useSignUp(platform, token);
  const [hasAccount, setHasAccount] = useState(false);
  const [declining, setDeclining] = useState(false);
  const invitation = signUp.wizard.token;
  const checked = signUp.wizard.invitation;
  useKeptInvitation(invitation);
  const signedIn = status !== 'visitor';
  if (signedIn && invitation === null) return <Navigate to={HOME_PATHS.user} replace />;

  const waiting = (
    <div className={styles.waiting} role="status">
      <Spinner size="small" aria-label={t('page.loading')} delay={300} />
    </div>
  );
  if (declining && invitation !== null) {
    return (
      <Suspense fallback={waiting}>
        <DeclineInvitation platform={platform} token={invitation} onBack={() => setDeclining(false)} />
      </Suspense>
    );
  }
  if (signedIn && invitation !== null) {
    return (
      <Suspense fallback={waiting}>
        <AcceptInvitation platform={platform} token={invitation} onDecline={() => setDeclining(true)} />
      </Suspense>
    );
  }
  // The address comes with the answer about the invitation, which the wizard waits for.
  if (invitation !== null && hasAccount && signUp.wizard.step !== 'validating') {
    return (
      <Suspense fallback={waiting}>
        <LoginCard
          platform={platform}
          toAccept={{
            email: checked?.preview.email ?? '',
            footer: rich('login.no-account', { link: inPlace(() => setHasAccount(false)) }),
          }}
        />
      </Suspense>
    );
  }
  const login = inPlace(() => setHasAccount(true));
  const toLogin = (text: ReactNode) => <TextLink to={HOME_PATHS.login}>{text}</TextLink>;
  return (
    <SignUp
      platform={platform}
      {...signUp}
      footer={
        checked
          ? rich('register.has-account-or-declines', { login, decline: inPlace(() => setDeclining(true)) })
          : rich('register.has-account', { login: invitation === null ? toLogin : login })
      }
    />
  );
}
