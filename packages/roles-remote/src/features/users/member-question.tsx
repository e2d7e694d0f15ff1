import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberKeys } from './member-keys';
import { nameOf } from './name-of';
import { useWords } from './words';

/** The actions on a member that somebody has to be sure of. */
export type MemberAct = 'sign-out' | 'factor' | 'remove';

interface MemberQuestionProps {
  member: Member;
  act: MemberAct;
  onClose: () => void;
}

/** Asks, with what it means, and does it. */
export function MemberQuestion({ member, act, onClose }: MemberQuestionProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const name = nameOf(member);
  const body = { user_id: member.id };
  const work = useMutation({
    mutationFn: (signal: AbortSignal | undefined) =>
      act === 'sign-out'
        ? platform.http('DELETE /member/sessions', { body, signal })
        : act === 'factor'
          ? platform.http('DELETE /user/two-factor', { body, signal })
          : platform.http('DELETE /user', { body, signal }),
    onSuccess: () => {
      platform.notify({ intent: 'success', title: t(`${act}.done`, { name }) });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: memberKeys.all }),
  });
  const fault = work.error && describeError(work.error);
  return (
    <ConfirmDialog
      open
      danger
      title={t(`${act}.title`, { name })}
      confirmLabel={t(`${act}.act`)}
      busy={work.isPending}
      endsEarly
      error={fault ? fault.title : undefined}
      onConfirm={({ signal }) => work.mutate(signal)}
      onCancel={onClose}
    >
      {act === 'sign-out' ? t('sign-out.body', { sessions: member.sessions }) : t(`${act}.body`)}
    </ConfirmDialog>
  );
}
