import { HOME_PATHS } from '@slotwise/contract/constants';
import { describeError, isAborted, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Body1Strong, Button } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { ButtonLink } from '../../router-link';
import { checkInvitation } from './api/check-invitation';
import { rejectInvitation } from './api/reject-invitation';
import { InvitationHeader } from './invitation-header';
import { inviterOf } from './model/wizard';

interface DeclineInvitationProps {
  platform: Platform;
  token: string;
  /** Back to where it can be accepted. */
  onBack: () => void;
}

/** Asks once more, since whoever invited is told and the link dies, and says what became of it. */
export default function DeclineInvitation({ platform, token, onBack }: DeclineInvitationProps) {
  const styles = useFormStyles();
  const { status } = useSession(platform);
  const [state, setState] = useState<'asking' | 'busy' | 'declined'>('asking');
  const [error, setError] = useState<string | null>(null);
  const { data: preview } = useQuery({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => checkInvitation(platform.http, token, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const inviter = preview && inviterOf(preview)?.name;
  const home = status === 'visitor' ? HOME_PATHS.visitor : HOME_PATHS.user;

  const decline = async () => {
    if (state === 'busy') return;
    setState('busy');
    setError(null);
    try {
      await rejectInvitation(platform.http, token);
      setState('declined');
      platform.announce('Invitation declined');
    } catch (fault) {
      if (isAborted(fault)) return;
      if (!isApiError(fault) || fault.status >= 500) platform.report(fault);
      const { title, advice } = describeError(fault);
      setError(`${title} ${advice}`);
      setState('asking');
    }
  };

  if (state === 'declined') {
    return (
      <AuthCard title="Invitation declined">
        <div className={styles.form}>
          <p className={styles.text}>
            {inviter ? <Body1Strong>{inviter}</Body1Strong> : 'Whoever invited you'} can see that you declined. If you
            change your mind, ask to be invited again.
          </p>
          <ButtonLink to={home} appearance="primary" size="large">
            {status === 'visitor' ? 'Go to home page' : 'Go to dashboard'}
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Decline invitation">
      <div className={styles.form}>
        {preview && <InvitationHeader invitation={{ token, preview }} />}
        <FormError message={error} />
        <p className={styles.text}>
          {inviter ?? 'Whoever invited you'} will see that you declined, and the link you followed will no longer work.
        </p>
        <div className={styles.buttons}>
          <Button appearance="primary" size="large" disabled={state === 'busy'} onClick={() => void decline()}>
            {state === 'busy' ? 'Declining...' : 'Decline Invitation'}
          </Button>
          <Button appearance="subtle" disabled={state === 'busy'} onClick={onBack}>
            Back
          </Button>
        </div>
      </div>
    </AuthCard>
  );
}
