import type { Body, Me } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendInvitation } from '../api/send-invitation';
import { useInvitationActions } from '../invitation-actions';
import { inviteeOf, withInvitations } from '../model/invitations-list';

/** Sends an invitation, puts it into the list and says so; a failure leaves what was typed as it is. */
export function useSendInvitation(me: Me, onSent: () => void) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { copyLink } = useInvitationActions();
  return useMutation({
    mutationFn: (body: Body<'POST /invitation'>) => sendInvitation(platform.http, body),
    onSuccess: ({ invitation }) => {
      const { queryKey } = tenantQueries(platform.http, me).invitations;
      cache.setQueryData(queryKey, (list) => list && withInvitations(list, [invitation]));
      platform.notify({
        intent: 'success',
        title: `Invitation sent to ${inviteeOf(invitation)}`,
        action: { label: 'Copy link', onClick: () => copyLink(invitation) },
      });
      onSent();
    },
    onError: (error) => notifyFailure(platform, 'The invitation was not sent', error),
  });
}
