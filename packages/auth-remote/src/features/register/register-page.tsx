import { HOME_PATHS } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Link, Spinner } from '@slotwise/shared/ui';
import { Navigate } from '@slotwise/shared/ui/router';
import { lazy, Suspense, useReducer, useState } from 'react';
import { useTokenFromAddress } from '../../form/use-token-from-address';
import { TextLink } from '../../router-link';
import { startWizard, wizardReducer } from './model/wizard';
import { useRegisterStyles } from './register-page.styles';
import { SignUp } from './sign-up';

const AcceptInvitation = lazy(() => import('./accept-invitation'));
const DeclineInvitation = lazy(() => import('./decline-invitation'));
const LoginCard = lazy(() => import('../../form/login/login-card'));

/**
 * Sign-up, and the place where every invitation link leads: who has an account logs in here and then accepts with it.
 * The token stays in this page's memory meanwhile. Who is signed in and has no invitation is sent to the dashboard.
 */
export default function RegisterPage({ platform }: RemoteAppProps) {
  const styles = useRegisterStyles();
  const token = useTokenFromAddress();
  const { status } = useSession(platform);
  const [wizard, dispatch] = useReducer(wizardReducer, token, startWizard);
  const [hasAccount, setHasAccount] = useState(false);
  const [declining, setDeclining] = useState(false);
  const invitation = wizard.token;
  const signedIn = status !== 'visitor';
  if (signedIn && invitation === null) return <Navigate to={HOME_PATHS.user} replace />;

  const waiting = (
    <div className={styles.waiting} role="status">
      <Spinner size="small" aria-label="Loading..." delay={300} />
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
  if (invitation !== null && hasAccount) {
    return (
      <Suspense fallback={waiting}>
        <LoginCard
          platform={platform}
          toAccept={{
            email: wizard.invitation?.preview.email ?? '',
            footer: (
              <>
                Don&apos;t have an account?{' '}
                <Link as="button" inline onClick={() => setHasAccount(false)}>
                  Sign up
                </Link>
              </>
            ),
          }}
        />
      </Suspense>
    );
  }
  return (
    <SignUp
      platform={platform}
      wizard={wizard}
      dispatch={dispatch}
      footer={
        <>
          Already have an account?{' '}
          {invitation === null ? (
            <TextLink to={HOME_PATHS.login}>Log in</TextLink>
          ) : (
            <>
              <Link as="button" inline onClick={() => setHasAccount(true)}>
                Log in
              </Link>
              {wizard.invitation && (
                <>
                  {' · '}
                  <Link as="button" inline onClick={() => setDeclining(true)}>
                    Decline invitation
                  </Link>
                </>
              )}
            </>
          )}
        </>
      }
    />
  );
}
