import type { Body, Me } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../words';
import { sendInvitation } from '../api/send-invitation';
import { useInvitationActions } from '../invitation-actions';
import { inviteeOf } from '../model/invitations-list';

/** Sends an invitation, puts it into the list and says so. A failure is told and thrown on, for the form to show. */
export function useSendInvitation(me: Me): (body: Body<'POST /invitation'>) => Promise<void> {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const { copyLink } = useInvitationActions();
  return async (body) => {
    try {
      const { invitation } = await sendInvitation(platform.http, body);
      putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), [invitation]);
      platform.notify({
        intent: 'success',
        title: t('invite.sent', { invitee: inviteeOf(invitation) }),
        action: { label: t('action.copy-link'), onClick: () => copyLink(invitation) },
      });
    } catch (error) {
      notifyFailure(platform, t('invite.not-sent'), error);
      throw error;
    }
  };
}
