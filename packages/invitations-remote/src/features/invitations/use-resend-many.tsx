import type { Invitation, Me } from '@slotwise/contract';
import { isAborted, isUnanswered } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { makeStyles } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { Selection } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { resendInvitation } from './api/resend-invitation';
import { inviteeOf } from './model/invitations-list';
import { STATUSES, actionFor } from './model/lifecycle';
import type { useSelected } from './use-selected';

const RESENDABLE = STATUSES.filter((status) => actionFor(status) === 'resend');

const useStyles = makeStyles({
  people: { margin: '8px 0 0', paddingInlineStart: '20px', maxHeight: '12rem', overflowY: 'auto' },
  person: { overflowWrap: 'anywhere' },
});

interface Question {
  invitations: readonly Invitation[];
  /** Id → why it was not sent again. */
  refused: ReadonlyMap<string, string>;
  done: number | null;
}

interface ResendMany {
  /** Asks about those of the selection that can be sent again. */
  ask: (selection: Selection) => void;
  /** Sends these again without a question. */
  send: (invitations: readonly Invitation[]) => void;
  dialog: ReactNode;
}

/** Sends many again after one question, each as if alone: what cannot be sent stays, with the reason. */
export function useResendMany(me: Me, readSelected: ReturnType<typeof useSelected>, onDone: () => void): ResendMany {
  const styles = useStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const describe = useDescribeError();
  const [question, setQuestion] = useState<Question | null>(null);
  const stopped = useRef(false);
  const ending = useRef(new AbortController());

  const ask = (selection: Selection) => {
    void readSelected(selection, RESENDABLE).then(
      (invitations) => {
        if (invitations.length > 0) setQuestion({ invitations, refused: new Map(), done: null });
        else platform.notify({ intent: 'info', title: t('many.resend-needs') });
      },
      (failure: unknown) => notifyFailure(platform, t('many.not-resent'), failure),
    );
  };
  const send = async (invitations: readonly Invitation[]) => {
    stopped.current = false;
    ending.current = new AbortController();
    const refused = new Map<string, string>();
    const sent = new Set<string>();
    for (const [done, { id }] of invitations.entries()) {
      if (stopped.current) break;
      setQuestion({ invitations, refused: new Map(), done });
      try {
        const { invitation } = await resendInvitation(platform.http, id, { signal: ending.current.signal });
        putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), [invitation]);
        sent.add(id);
      } catch (failure) {
        if (isAborted(failure)) break;
        refused.set(id, describe(failure).title);
        // Nobody answers: the others are left for another try.
        if (isUnanswered(failure)) break;
      }
    }
    if (sent.size > 0) platform.notify({ intent: 'success', title: t('many.resent', { count: sent.size }) });
    const left = invitations.filter(({ id }) => !sent.has(id));
    setQuestion(refused.size > 0 ? { invitations: left, refused, done: null } : null);
    if (left.length === 0) onDone();
  };
  const { invitations = [], refused = new Map<string, string>(), done = null } = question ?? {};
  const count = invitations.length;
  const dialog = question && (
    <ConfirmDialog
      open
      title={t(refused.size > 0 ? 'many.resend-refused' : 'many.resend-question', { count })}
      confirmLabel={refused.size > 0 ? t('many.resend-again') : t('many.resend-confirm', { count })}
      busy={done !== null}
      onConfirm={() => void send(invitations)}
      onCancel={() => setQuestion(null)}
      onStop={() => {
        stopped.current = true;
        // An invitation that was sent is waited for: it may be done. One that only waits for the connection is given up.
        if (!navigator.onLine) ending.current.abort();
      }}
    >
      {done === null ? refused.size === 0 && t('many.resend-consequence') : t('many.resend-progress', { done, count })}
      {refused.size > 0 && (
        <ul className={styles.people} tabIndex={0} aria-label={t('many.resend-people')}>
          {invitations.map((invitation) => {
            const reason = refused.get(invitation.id);
            const invitee = inviteeOf(invitation);
            return (
              <li key={invitation.id} className={styles.person}>
                {reason === undefined ? invitee : t('many.resend-reason', { invitee, reason })}
              </li>
            );
          })}
        </ul>
      )}
    </ConfirmDialog>
  );
  return { ask, send: (wanted) => void send(wanted), dialog };
}
