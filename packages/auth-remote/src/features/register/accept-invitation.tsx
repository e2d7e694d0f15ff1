import { HOME_PATHS } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import { describeError, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Button, Link, Spinner } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { ButtonLink } from '../../router-link';
import { AcceptForm } from './accept-form';
import { checkInvitation } from './api/check-invitation';
import { CannotAccept } from './cannot-accept';
import { obstacleTo } from './model/obstacle';
import { useRegisterStyles } from './register-page.styles';

interface AcceptInvitationProps {
  platform: Platform;
  token: string;
}

const TITLE = 'Accept invitation';
const isDead = (error: unknown) => isApiError(error) && error.status < 500 && error.code !== 'rate_limited';

/** For who is signed in and opened an invitation's link: joins with this account, or says why it cannot. */
export default function AcceptInvitation({ platform, token }: AcceptInvitationProps) {
  const styles = useRegisterStyles();
  const formStyles = useFormStyles();
  const { me } = useSession(platform);
  // Joining makes the account one that belongs somewhere before this page is left.
  const [joining, setJoining] = useState(false);
  const [refused, setRefused] = useState(false);
  const preview = useQuery({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => checkInvitation(platform.http, token, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

  if (refused || isDead(preview.error)) {
    return (
      <AuthCard title={TITLE}>
        <div className={formStyles.form}>
          <FormError message={ERRORS.invalid_invitation_token.message}>
            <span>It may have expired, or it was canceled or used. Ask whoever invited you to send it again.</span>
          </FormError>
          <ButtonLink to={HOME_PATHS.user} appearance="primary" size="large">
            Go to dashboard
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  if (preview.error) {
    const { title, advice } = describeError(preview.error);
    return (
      <AuthCard title={TITLE}>
        <div className={formStyles.form}>
          <FormError message={`${title} ${advice}`} />
          <Button size="large" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </div>
      </AuthCard>
    );
  }
  if (!preview.data || !me) {
    return (
      <AuthCard title={TITLE}>
        <div className={styles.waiting} role="status">
          <Spinner size="tiny" aria-hidden="true" />
          Validating invitation...
        </div>
      </AuthCard>
    );
  }
  const invitation = { token, preview: preview.data };
  const obstacle = joining ? null : obstacleTo(me, preview.data);
  return (
    <AuthCard
      title={TITLE}
      subtitle={obstacle ? undefined : 'Join with the account that you are logged in with'}
      footer={
        obstacle || joining ? undefined : (
          <>
            Not you?{' '}
            <Link as="button" inline onClick={() => void platform.session.logout()}>
              Log out
            </Link>
          </>
        )
      }
    >
      {obstacle ? (
        <CannotAccept platform={platform} me={me} invitation={invitation} obstacle={obstacle} />
      ) : (
        <AcceptForm
          platform={platform}
          me={me}
          invitation={invitation}
          onJoining={setJoining}
          onRefused={() => setRefused(true)}
        />
      )}
    </AuthCard>
  );
}
