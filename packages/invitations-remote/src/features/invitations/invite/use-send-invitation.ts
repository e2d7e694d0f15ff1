import type { Body, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../words';
import { sendInvitation } from '../api/send-invitation';
import { useInvitationActions } from '../use-invitation-actions';
import { inviteeOf } from '../model/invitations-list';

type Options = Parameters<typeof sendInvitation>[2];
type Send = (body: Body<'POST /invitation'>, options: Options) => Promise<void>;

/** Sends an invitation, puts it into the list and says so. A failure is the form's to show. */
export function useSendInvitation(me: Me): Send {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const { copyLink, stillSo } = useInvitationActions();
  return async (body, options) => {
    const { invitation } = await sendInvitation(platform.http, body, options);
    putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), [invitation]);
    platform.notify({
      intent: 'success',
      title: t('invite.sent', { invitee: inviteeOf(invitation) }),
      signal: stillSo([invitation]),
      action: { label: t('action.copy-link'), onClick: () => copyLink(invitation) },
    });
  };
}
