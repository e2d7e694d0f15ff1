import { HOME_PATHS } from '@slotwise/contract/constants';
import { isAborted, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { Body1Strong, Button } from '@slotwise/shared/ui';
import { FormFault } from '@slotwise/shared/ui/plain-form';
import { useDescribeError, type ErrorDescription } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { ButtonLink } from '../../router-link';
import { useWords } from '../../words';
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

/** Asks once more, since the inviter is told and the link dies, and says when it is done. */
export default function DeclineInvitation({ platform, token, onBack }: DeclineInvitationProps) {
  const styles = useCardTextStyles();
  const { t, rich } = useWords();
  const describeError = useDescribeError();
  const { status } = useSession(platform);
  const [state, setState] = useState<'asking' | 'busy' | 'declined'>('asking');
  const [error, setError] = useState<ErrorDescription | null>(null);
  const { data: preview } = useQuery({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => checkInvitation(platform.http, token, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const inviter = preview && inviterOf(preview)?.name;
  const known = inviter ? 'yes' : 'no';
  const home = status === 'visitor' ? HOME_PATHS.visitor : HOME_PATHS.user;

  const decline = async () => {
    if (state === 'busy') return;
    setState('busy');
    setError(null);
    try {
      await rejectInvitation(platform.http, token);
      setState('declined');
      platform.announce(t('decline.done.title'));
    } catch (fault) {
      if (isAborted(fault)) return;
      if (!isApiError(fault) || fault.status >= 500) platform.report(fault);
      setError(describeError(fault));
      setState('asking');
    }
  };

  if (state === 'declined') {
    return (
      <AuthCard title={t('decline.done.title')}>
        <div className={styles.stack}>
          <p className={styles.text}>
            {rich('decline.done.text', { known, inviter: <Body1Strong>{inviter}</Body1Strong> })}
          </p>
          <ButtonLink to={home} appearance="primary" size="large">
            {t(status === 'visitor' ? 'decline.to-home' : 'accept.to-dashboard')}
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('decline.title')}>
      <div className={styles.stack}>
        {preview && <InvitationHeader invitation={{ token, preview }} />}
        <FormFault fault={error} />
        <p className={styles.text}>{t('decline.text', { known, inviter: inviter ?? '' })}</p>
        <div className={styles.buttons}>
          <Button appearance="primary" size="large" disabled={state === 'busy'} onClick={() => void decline()}>
            {t(state === 'busy' ? 'decline.busy' : 'decline.submit')}
          </Button>
          <Button appearance="subtle" disabled={state === 'busy'} onClick={onBack}>
            {t('decline.back')}
          </Button>
        </div>
      </div>
    </AuthCard>
  );
}
