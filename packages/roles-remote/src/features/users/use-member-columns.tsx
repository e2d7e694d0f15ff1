import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, StatusBadge, tokens } from '@slotwise/shared/ui';
import { useMemo } from 'react';
import { RouterLink } from '@slotwise/shared/ui/router';
import { twoLines, type Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useAccessHref } from '../../access-question';
import { Address } from './address';
import { nameOf } from './name-of';
import { useWords } from './words';

export const SEEN = { dateStyle: 'short', timeStyle: 'short' } as const;
/** As long as any written so: two digits everywhere, in the afternoon. */
const LONGEST = '2026-12-28T22:58:00';

/** The member, their role, when they were last here, in how many sessions, and whether by a second factor. */
export function useMemberColumns(): Column<Member>[] {
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        width: 180,
        shrinksTo: 160,
        grows: true,
        names: true,
        pin: 'start',
        cell: (member) => <Name member={member} />,
      },
      {
        id: 'email',
        header: t('column.email'),
        // Whole as most are, in two lines where one is too narrow: people are told by it, and a finger has no tooltip.
        width: 270,
        shrinksTo: 160,
        grows: true,
        cell: (member) =>
          member.emailConfirmed === false ? <Unconfirmed {...member} /> : <Whole email={member.email} />,
      },
      {
        id: 'role',
        header: t('column.role'),
        width: 160,
        shrinksTo: 110,
        wraps: true,
        grows: true,
        cell: ({ role }) => role?.name ?? t('role.none'),
      },
      {
        id: 'seen',
        header: t('column.seen'),
        width: 120,
        samples: [t('seen.never'), formats.date(LONGEST, SEEN)],
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('seen.never') : formats.date(lastSeenAt, SEEN)),
      },
      {
        id: 'sessions',
        header: t('column.sessions'),
        width: 84,
        align: 'end',
        cell: ({ sessions }) => sessions,
        yields: true,
      },
      {
        id: 'factor',
        header: t('column.factor'),
        width: 112,
        badges: [t('factor.yes'), t('factor.no')],
        cell: ({ twoFactor }) => (
          <StatusBadge tone={twoFactor ? 'success' : 'neutral'} label={twoFactor ? t('factor.yes') : t('factor.no')} />
        ),
        yields: true,
      },
    ],
    [t, formats],
  );
}

const useStyles = makeStyles({
  address: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // It breaks after its "@", and elsewhere only where a part alone is wider than the column.
  whole: twoLines,
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

/** In two lines where one is too narrow. */
function Whole({ email }: Pick<Member, 'email'>) {
  return (
    <span className={useStyles().whole} title={email} dir="auto">
      <Address email={email} />
    </span>
  );
}

/** Marked as long as nobody has shown that it is theirs: it may be somebody else's. */
function Unconfirmed({ email }: Pick<Member, 'email'>) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <span className={styles.address}>
      <Whole email={email} />
      <StatusBadge tone="warning" label={t('email.unconfirmed')} />
    </span>
  );
}

/** Leads to what the person may do, beside this list, for whoever may see roles. */
export function Name({ member }: { member: Member }) {
  const styles = useStyles();
  const maySeeRoles = useCan(usePlatform(), 'view_roles');
  const hrefOf = useAccessHref();
  const name = nameOf(member);
  if (!maySeeRoles) {
    return (
      <span className={styles.text} title={name} dir="auto">
        {name}
      </span>
    );
  }
  return (
    <RouterLink className={styles.name} to={hrefOf({ user: member.id })} preventScrollReset title={name} dir="auto">
      {name}
    </RouterLink>
  );
}
