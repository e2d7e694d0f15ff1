import { HOME_PATHS } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import { describeError, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Button, Link, Spinner } from '@slotwise/shared/ui';
import { Navigate, useSearchParams } from '@slotwise/shared/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { ButtonLink } from '../../router-link';
import { AcceptForm } from './accept-form';
import { checkInvitation } from './api/check-invitation';
import { OtherAddress } from './other-address';
import { useRegisterStyles } from './register-page.styles';

interface AcceptInvitationProps {
  platform: Platform;
  token: string;
  onDecline: () => void;
}

const TITLE = 'Accept invitation';
const isDead = (error: unknown) => isApiError(error) && error.status < 500 && error.code !== 'rate_limited';

/** Who belongs somewhere is sent to the dashboard as from every visitors' page, and told what became of the link. */
function Belongs({ platform }: Pick<AcceptInvitationProps, 'platform'>) {
  const [query] = useSearchParams();
  useEffect(() => {
    platform.notify({
      intent: 'info',
      title: 'The invitation was not used',
      body: 'You are logged in with an account that already belongs to a company or WMS. To join with another account, log out and open the link again.',
    });
  }, [platform]);
  // The token leaves the address first: that is a navigation too, and the last one counts.
  return query.has('token') ? null : <Navigate to={HOME_PATHS.user} replace />;
}

/** For who is signed in and opened an invitation's link: joins with this account, or says why it cannot. */
export default function AcceptInvitation({ platform, token, onDecline }: AcceptInvitationProps) {
  const styles = useRegisterStyles();
  const formStyles = useFormStyles();
  const { me } = useSession(platform);
  // Joining makes the account one that belongs somewhere before this page is left.
  const [joining, setJoining] = useState(false);
  const [refused, setRefused] = useState(false);
  const belongs = me !== null && (me.companyID ?? me.wmsID) !== null;
  const preview = useQuery({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => checkInvitation(platform.http, token, signal),
    enabled: me !== null && !belongs,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

  if (belongs && !joining) return <Belongs platform={platform} />;
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
  const { email } = preview.data;
  const isOthers = email !== null && email.toLowerCase() !== me.email.toLowerCase();
  return (
    <AuthCard
      title={TITLE}
      subtitle={isOthers ? undefined : 'Join with the account that you are logged in with'}
      footer={
        isOthers || joining ? undefined : (
          <>
            Not you?{' '}
            <Link as="button" inline onClick={() => void platform.session.logout()}>
              Log out
            </Link>
            {' · '}
            <Link as="button" inline onClick={onDecline}>
              Decline invitation
            </Link>
          </>
        )
      }
    >
      {isOthers ? (
        <OtherAddress platform={platform} me={me} invitation={invitation} />
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
