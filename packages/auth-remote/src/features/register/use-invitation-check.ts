import { isAborted } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useDescribeError } from '@slotwise/shared/words';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../words';
import { checkInvitation, refusesInvitation } from './api/check-invitation';
import type { SignUpState } from './use-sign-up';

/** Asks the server about the invitation while the wizard waits for it. */
export function useInvitationCheck({ http }: Platform, { wizard, dispatch, form }: SignUpState): void {
  const { t } = useWords();
  const describeError = useDescribeError();
  const failed = useEffectEvent((error: unknown) => {
    if (refusesInvitation(error)) {
      dispatch({ type: 'invitation-refused' });
      form.refuse({ fields: {}, form: { title: t('register.invitation-refused'), advice: null } });
    } else {
      // The invitation may well be good: nothing is lost by asking again.
      dispatch({ type: 'invitation-unchecked', reason: describeError(error) });
    }
  });
  const { step, token } = wizard;
  useEffect(() => {
    if (step !== 'validating' || token === null) return;
    const giveUp = new AbortController();
    checkInvitation(http, token, giveUp.signal).then(
      (preview) => dispatch({ type: 'invitation-valid', preview }),
      (error: unknown) => {
        if (!giveUp.signal.aborted && !isAborted(error)) failed(error);
      },
    );
    return () => giveUp.abort();
  }, [step, token, http, dispatch]);
}
