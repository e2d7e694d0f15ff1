import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { StatusBadge } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { RecordLink } from '@slotwise/shared/ui/link';
import { nameOf } from './name-of';
import { useWords } from './words';

/** Who, with which role, when last here, in how many sessions, and whether by a second factor. */
export function useMemberColumns(): Column<Member>[] {
  const { t } = useWords();
  const formats = useFormats();
  return [
    { id: 'name', header: t('column.name'), width: 200, names: true, cell: (member) => <Name member={member} /> },
    { id: 'email', header: t('column.email'), width: 220, grows: true, cell: ({ email }) => email },
    { id: 'role', header: t('column.role'), width: 140, cell: ({ role }) => role?.name ?? t('role.none') },
    {
      id: 'seen',
      header: t('column.seen'),
      width: 170,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('seen.never') : formats.date(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { id: 'sessions', header: t('column.sessions'), width: 90, align: 'end', cell: ({ sessions }) => sessions },
    {
      id: 'factor',
      header: t('column.factor'),
      width: 124,
      cell: ({ twoFactor }) => (
        <StatusBadge tone={twoFactor ? 'success' : 'neutral'} label={twoFactor ? t('factor.yes') : t('factor.no')} />
      ),
    },
  ];
}

function Name({ member }: { member: Member }) {
  const href = usePlatform().records.href('user', member.id);
  return href ? <RecordLink to={href}>{nameOf(member)}</RecordLink> : nameOf(member);
}
