import type { Invitation, Me } from '@slotwise/contract';
import { createRepeats } from '@slotwise/shared/http';
import { lateDialog, notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys, useCan } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { cancelInvitation } from './api/cancel-invitation';
import { createLink } from './api/create-link';
import { resendInvitation } from './api/resend-invitation';
import { inviteeOf } from './model/invitations-list';
import { hasChangeableRole, type InvitationAction } from './model/lifecycle';
import { ActionsContext } from './use-invitation-actions';
import { useOpenInvitation } from './use-open-invitation';
import { useStillSo } from './use-still-so';

const ChangeRoleDialog = lateDialog(
  () => import(/* webpackChunkName: "part-invited-role" */ './change-role/change-role-dialog'),
);
const LinkDialog = lateDialog(() => import(/* webpackChunkName: "part-link" */ './link-dialog'));
const Timeline = lazy(() => import('./timeline/timeline'));

const requests = { cancel: cancelInvitation, resend: resendInvitation } as const;
const done = { cancel: 'canceled', resend: 'resent' } as const;

/** The one of many that is waiting for an answer. */
function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, is: boolean) => {
    setBusy((before) => {
      const next = new Set(before);
      if (is) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [busy, mark] as const;
}

/** Actions on one invitation, for rows, cards, menus and toasts alike, and their dialogs. */
export function InvitationActionsProvider({ me, children }: { me: Me; children: ReactNode }) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_invitations');
  const [busy, mark] = useBusy();
  const { t } = useWords();
  const [link, setLink] = useState({ text: '', isShown: false });
  const seesRoles = useCan(platform, 'view_roles');
  const [changing, setChanging] = useState<Invitation | null>(null);
  const [timelineOf, showTimeline] = useOpenInvitation(me);
  const stillSo = useStillSo(me);

  const verbs = useMemo(() => {
    const queryKey = queryKeys.list(me.userType, 'invitations');
    const repeats = createRepeats();

    const copyLink = async (invitation: Invitation) => {
      const invitee = inviteeOf(invitation);
      try {
        const created = await createLink(platform.http, invitation.id);
        try {
          await navigator.clipboard.writeText(created.link);
          platform.notify({ intent: 'success', title: t('action.link-copied', { invitee }) });
        } catch {
          // Refused by the browser, or not there at all: people copy it themselves.
          setLink({ text: created.link, isShown: true });
        }
      } catch (error) {
        notifyFailure(platform, t('action.no-link', { invitee }), error);
      }
    };

    const act = async (invitation: Invitation, action: InvitationAction): Promise<void> => {
      const invitee = inviteeOf(invitation);
      mark(invitation.id, true);
      try {
        // As it is by now: what somebody else did to it meanwhile makes it another request.
        const answer = await repeats(JSON.stringify([action, invitation]), (idempotencyKey) =>
          requests[action](platform.http, invitation.id, { idempotencyKey }),
        );
        putIntoLists(cache, queryKey, [answer.invitation]);
        platform.notify({
          intent: 'success',
          title: t(`action.${done[action]}`, { invitee }),
          signal: stillSo([answer.invitation]),
          action:
            action === 'cancel'
              ? { label: t('action.resend'), onClick: () => void act(answer.invitation, 'resend') }
              : { label: t('action.copy-link'), onClick: () => void copyLink(answer.invitation) },
        });
      } catch (error) {
        notifyFailure(platform, t(`action.not-${done[action]}`, { invitee }), error, {
          inDoubt: t(`action.in-doubt.${done[action]}`, { invitee }),
        });
      } finally {
        mark(invitation.id, false);
      }
    };

    return {
      act: (invitation: Invitation, action: InvitationAction) => void act(invitation, action),
      copyLink: (invitation: Invitation) => void copyLink(invitation),
      showTimeline,
      stillSo,
      changeRole: (invitation: Invitation) =>
        seesRoles && hasChangeableRole(invitation) ? () => setChanging(invitation) : undefined,
    };
  }, [platform, cache, me, mark, showTimeline, stillSo, seesRoles, t]);

  const actions = useMemo(() => ({ mayManage, busy, ...verbs }), [mayManage, busy, verbs]);
  return (
    <ActionsContext value={actions}>
      {children}
      <LinkDialog
        open={link.isShown}
        link={link.text}
        onClose={() => setLink((shown) => ({ ...shown, isShown: false }))}
      />
      {changing && (
        <ChangeRoleDialog open key={changing.id} me={me} invitation={changing} onClose={() => setChanging(null)} />
      )}
      <Suspense fallback={null}>
        {timelineOf && <Timeline invitation={timelineOf} onClose={() => showTimeline(null)} />}
      </Suspense>
    </ActionsContext>
  );
}
