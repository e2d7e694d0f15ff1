import type { Member } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../../model/moves';
import { useWords } from './words';
import { membersKey } from './use-members';

const VERBS = {
  'sign-out': 'DELETE /user/sessions',
  'reset-factor': 'DELETE /user/two-factor',
  remove: 'DELETE /user',
} as const;
type Verb = keyof typeof VERBS;

/** What administrators can do with people, and the question before it. */
export function useMemberActions() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useSession(platform);
  const [asked, setAsked] = useState<{ verb: Verb; member: Member } | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    if (!asked) return;
    const { verb, member } = asked;
    const name = nameOf(member);
    setBusy(true);
    try {
      await platform.http(VERBS[verb], { body: { user_id: member.id } });
      platform.notify({ intent: 'success', title: t(`${verb}.done`, { name }) });
    } catch (error) {
      notifyFailure(platform, t(`${verb}.failed`, { name }), error);
    }
    await cache.invalidateQueries({ queryKey: membersKey });
    setBusy(false);
    setAsked(null);
  };

  const rowActions = (member: Member): RowAction[] => {
    const isSelf = member.id === me?.id;
    const href = platform.records.href('user', member.id);
    return [
      ...(href === undefined ? [] : [{ key: 'access', label: t('users.access'), href }]),
      {
        key: 'sign-out',
        label: t('sign-out.verb'),
        onClick: () => setAsked({ verb: 'sign-out', member }),
        disabled: member.sessions === 0 ? t('sign-out.none') : undefined,
      },
      {
        key: 'reset-factor',
        label: t('reset-factor.verb'),
        onClick: () => setAsked({ verb: 'reset-factor', member }),
        disabled: member.twoFactor ? undefined : t('reset-factor.none'),
      },
      {
        key: 'remove',
        label: t('remove.verb'),
        danger: true,
        onClick: () => setAsked({ verb: 'remove', member }),
        disabled: isSelf ? t('remove.self') : undefined,
      },
    ].map(({ disabled, ...action }: RowAction) => ({ ...action, ...(disabled !== undefined && { disabled }) }));
  };

  const dialog = asked && (
    <ConfirmDialog
      open
      danger
      title={t(`${asked.verb}.question`, { name: nameOf(asked.member) })}
      confirmLabel={t(`${asked.verb}.verb`)}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={() => setAsked(null)}
    >
      {t(`${asked.verb}.text`)}
    </ConfirmDialog>
  );
  return { rowActions, dialog };
}
