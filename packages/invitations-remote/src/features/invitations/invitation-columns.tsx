import type { Invitation } from '@slotwise/contract';
import { InitialsAvatar, makeStyles, mergeClasses, tokens, WrittenText } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/plain';
import { Phone16Regular } from '@slotwise/shared/ui/icons';
import type { Column } from '@slotwise/shared/ui/table';
import { sharedWords, useFormats } from '@slotwise/shared/words';
import { memo, useMemo } from 'react';
import { useWords } from '../../words';
import { ActionButton } from './action-button';
import { CountdownRing } from './countdown-ring';
import { inviteeOf } from './model/invitations-list';

/** In the words of which the widest badge is. */
const STATUSES = ['pending', 'accepted', 'canceled', 'expired', 'rejected'] as const satisfies Invitation['status'][];
const SENT_ON = { dateStyle: 'medium' } as const;
/** Stands where there is nothing to say. */
const NONE = '–';

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, overflow: 'hidden' },
  nameless: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
  },
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // One below the other: each has the whole width, and both fit into a row of the compact density.
  who: { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: '16px' },
  address: {
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '14px',
  },
});

/** Invitee of an invitation: picture, name if there is one, address or number. */
export const Person = memo(function Person({ invitation }: { invitation: Invitation }) {
  const styles = useStyles();
  const { name, email, avatarURL } = invitation;
  const invitee = inviteeOf(invitation);
  return (
    <span className={styles.person}>
      {name || email ? (
        <InitialsAvatar name={name || invitee} image={avatarURL} size={24} />
      ) : (
        <span className={styles.nameless} aria-hidden="true">
          <Phone16Regular />
        </span>
      )}
      <span className={styles.who}>
        <WrittenText text={name || invitee} className={styles.line} />
        {name && <WrittenText text={invitee} className={mergeClasses(styles.line, styles.address)} />}
      </span>
    </span>
  );
});

/** The columns of the list; the type of an invitation says something only where there are several. */
export function useColumns(kind: 'company' | 'wms'): Column<Invitation>[] {
  const { t } = useWords();
  const { t: say } = sharedWords.useWords();
  const formats = useFormats();
  const styles = useStyles();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('column.person'),
        cell: (invitation) => <Person invitation={invitation} />,
        // With state and countdown in sight beside it on a tablet, and the role on a small desktop; it grows where there is room.
        width: 180,
        minWidth: 160,
        grows: true,
        pin: 'start',
      },
      {
        id: 'status',
        header: t('column.status'),
        cell: ({ status }) => <StateBadge state={status} />,
        badges: STATUSES.map((status) => say(`state.${status}`)),
        width: 104,
      },
      {
        id: 'expires',
        header: t('column.expires'),
        cell: ({ status, createdAt, sentAt = createdAt, expiresAt }) =>
          status === 'pending' ? <CountdownRing sentAt={sentAt} expiresAt={expiresAt} /> : NONE,
        width: 118,
      },
      {
        id: 'role',
        header: t('column.role'),
        cell: ({ roleName }) => (roleName ? <WrittenText text={roleName} className={styles.line} /> : NONE),
        width: 160,
      },
      {
        id: 'sent',
        header: t('column.sent'),
        cell: ({ createdAt, sentAt = createdAt }) => formats.date(sentAt, SENT_ON),
        width: 116,
        yields: true,
      },
      {
        id: 'type',
        header: t('column.type'),
        cell: ({ invitationType }) => (
          <span className={styles.line} title={t(`type.${invitationType}`)}>
            {t(`type.${invitationType}`)}
          </span>
        ),
        width: 180,
        optional: kind === 'company',
      },
      {
        id: 'message',
        header: t('column.message'),
        cell: ({ message }) => (message ? <WrittenText text={message} className={styles.line} /> : NONE),
        width: 220,
        optional: true,
      },
      {
        id: 'action',
        header: t('column.action'),
        cell: (invitation) => <ActionButton invitation={invitation} />,
        width: 116,
        minWidth: 104,
        acts: true,
        pin: 'end',
      },
    ],
    [kind, t, say, formats, styles],
  );
}
