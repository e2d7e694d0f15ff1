import type { Member } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { makeStyles } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { Selection } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { memberKeys } from './member-keys';
import { nameOf } from './name-of';
import type { MemberFilter } from './use-members';
import { useSelectedMembers } from './use-selected-members';
import { useWords } from './words';

const useStyles = makeStyles({
  people: { margin: '8px 0 0', paddingInlineStart: '20px', maxHeight: '12rem', overflowY: 'auto' },
  person: { overflowWrap: 'anywhere' },
});

interface RemoveManyOptions {
  filter: MemberFilter;
  /** Records that are there, of the whole list or a part. */
  loaded: readonly Member[];
  /** One's own account is removed in one's settings. */
  ownId: string | undefined;
  /** Told who is left of the selection. */
  onDone: (refused: readonly Member[]) => void;
}

interface RemoveMany {
  ask: (selection: Selection) => void;
  dialog: ReactNode;
}

interface Question {
  members: readonly Member[];
  /** Oneself is among the selected, and stays. */
  withoutSelf: boolean;
  /** Id → why they were not removed. */
  refused: ReadonlyMap<string, string>;
  done: number | null;
}

/** Removes people after one question, each as if alone: whoever may not be removed stays, with the reason. */
export function useRemoveMany({ filter, loaded, ownId, onDone }: RemoveManyOptions): RemoveMany {
  const styles = useStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);

  const selected = useSelectedMembers({ filter, loaded });
  const ask = (selection: Selection) => {
    void selected(selection).then(
      (people) => {
        const members = people.filter(({ id }) => id !== ownId);
        setQuestion({ members, withoutSelf: members.length < people.length, refused: new Map(), done: null });
      },
      (failure: unknown) => notifyFailure(platform, t('many.not-removed'), failure),
    );
  };
  const stopped = useRef(false);
  const ending = useRef(new AbortController());
  const remove = async ({ members, withoutSelf }: Question) => {
    stopped.current = false;
    ending.current = new AbortController();
    const refused = new Map<string, string>();
    const removed = new Set<string>();
    for (const [done, member] of members.entries()) {
      if (stopped.current) break;
      setQuestion({ members, withoutSelf, refused: new Map(), done });
      try {
        await platform.http('DELETE /user', { body: { user_id: member.id }, signal: ending.current.signal });
        removed.add(member.id);
      } catch (failure) {
        if (isAborted(failure)) break;
        refused.set(member.id, describe(failure).title);
      }
    }
    const left = members.filter(({ id }) => !removed.has(id));
    const count = removed.size;
    if (count > 0) platform.notify({ intent: 'success', title: t('many.removed', { count }) });
    const failed = left.filter(({ id }) => refused.has(id));
    setQuestion(failed.length > 0 ? { members: failed, withoutSelf, refused, done: null } : null);
    onDone(left);
    await cache.invalidateQueries({ queryKey: memberKeys.all });
  };
  const { members = [], refused = new Map<string, string>(), done = null } = question ?? {};
  const count = members.length;
  const dialog = question && (
    <ConfirmDialog
      open
      danger
      title={refused.size > 0 ? t('many.refused', { count }) : t('many.title', { count })}
      confirmLabel={refused.size > 0 ? t('many.again') : t('many.confirm', { count })}
      busy={done !== null}
      onConfirm={() => void remove(question)}
      onCancel={() => setQuestion(null)}
      onStop={() => {
        stopped.current = true;
        // Removals that were sent are waited for: they may be done. Those that only wait for the connection are given up.
        if (!navigator.onLine) ending.current.abort();
      }}
    >
      {done === null ? t(refused.size > 0 ? 'many.why' : 'many.body') : t('many.progress', { done, count })}
      {question.withoutSelf && done === null && refused.size === 0 && <p>{t('many.without-you')}</p>}
      <ul className={styles.people} tabIndex={0} aria-label={t('many.people')}>
        {members.map((member) => (
          <li key={member.id} className={styles.person}>
            {refused.has(member.id)
              ? t('many.reason', { name: nameOf(member), reason: refused.get(member.id) ?? '' })
              : t('many.person', { name: nameOf(member), role: member.role?.name ?? t('many.no-role') })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
