import { HOME_PATHS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Button, Link, Spinner } from '@slotwise/shared/ui';
import { FormFault } from '@slotwise/shared/ui/plain-form';
import { Navigate, useSearchParams } from '@slotwise/shared/ui/router';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { ButtonLink } from '../../router-link';
import { useWords } from '../../words';
import { AcceptForm } from './accept-form';
import { checkInvitation, refusesInvitation } from './api/check-invitation';
import { OtherAddress } from './other-address';
import { useRegisterStyles } from './register-page.styles';

interface AcceptInvitationProps {
  platform: Platform;
  token: string;
  onDecline: () => void;
}

/**
 * A person who already belongs somewhere is sent to the dashboard as from every visitors' page, and told that the link
 * was not used.
 */
function Belongs({ platform }: Pick<AcceptInvitationProps, 'platform'>) {
  const { t } = useWords();
  const [query] = useSearchParams();
  const tell = useEffectEvent(() =>
    platform.notify({ intent: 'info', title: t('accept.unused.title'), body: t('accept.unused.body') }),
  );
  useEffect(() => tell(), []);
  // The token leaves the address first: that is a navigation too, and the last one counts.
  return query.has('token') ? null : <Navigate to={HOME_PATHS.user} replace />;
}

/** For who is signed in and opened an invitation's link: joins with this account, or says why it cannot. */
export default function AcceptInvitation({ platform, token, onDecline }: AcceptInvitationProps) {
  const styles = useRegisterStyles();
  const textStyles = useCardTextStyles();
  const { t, rich } = useWords();
  const describeError = useDescribeError();
  const title = t('accept.title');
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
  if (refused || refusesInvitation(preview.error)) {
    return (
      <AuthCard title={title}>
        <div className={textStyles.stack}>
          <FormFault fault={{ title: t('register.invitation-refused'), advice: t('accept.dead') }} />
          <ButtonLink to={HOME_PATHS.user} appearance="primary" size="large">
            {t('accept.to-dashboard')}
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  if (preview.error) {
    return (
      <AuthCard title={title}>
        <div className={textStyles.stack}>
          <FormFault fault={describeError(preview.error)} />
          <Button size="large" onClick={() => void preview.refetch()}>
            {t('register.try-again')}
          </Button>
        </div>
      </AuthCard>
    );
  }
  if (!preview.data || !me) {
    return (
      <AuthCard title={title}>
        <div className={styles.waiting} role="status">
          <Spinner size="tiny" aria-hidden="true" />
          {t('register.validating')}
        </div>
      </AuthCard>
    );
  }
  const link = (onClick: () => void, text: ReactNode) => (
    <Link as="button" inline onClick={onClick}>
      {text}
    </Link>
  );
  const invitation = { token, preview: preview.data };
  const { email } = preview.data;
  const isOthers = email !== null && email.toLowerCase() !== me.email.toLowerCase();
  return (
    <AuthCard
      title={title}
      subtitle={isOthers ? undefined : t('accept.subtitle')}
      footer={
        isOthers || joining
          ? undefined
          : rich('accept.not-you', {
              logout: (text) => link(() => void platform.session.logout(), text),
              decline: (text) => link(onDecline, text),
            })
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
