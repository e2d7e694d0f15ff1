import type { Invitation } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelInvitation } from './api/cancel-invitation';
import { resendInvitation } from './api/resend-invitation';
import { inviteeOf, replaceInvitation } from './model/invitations-list';
import type { InvitationAction } from './model/lifecycle';
import type { InvitationsKey } from './use-expiry';

const verbs: Readonly<
  Record<InvitationAction, { request: typeof cancelInvitation | typeof resendInvitation; done: string }>
> = {
  cancel: { request: cancelInvitation, done: 'canceled' },
  resend: { request: resendInvitation, done: 'sent again' },
};

/** Cancels or resends one invitation; busy until the server has answered, and no longer, also after a failure. */
export function useInvitationAction(invitation: Invitation, queryKey: InvitationsKey) {
  const platform = usePlatform();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (action: InvitationAction) => verbs[action].request(platform.http, invitation.id),
    onSuccess: (answer, action) => {
      cache.setQueryData(queryKey, (list) => list && replaceInvitation(list, answer.invitation));
      platform.notify({ intent: 'success', title: `Invitation to ${inviteeOf(invitation)} ${verbs[action].done}` });
    },
    onError: (error, action) =>
      notifyFailure(platform, `Invitation to ${inviteeOf(invitation)} was not ${verbs[action].done}`, error),
  });
}
