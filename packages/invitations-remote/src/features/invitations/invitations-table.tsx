import type { Invitation, Me } from '@slotwise/contract';
import {
  ArrowSync16Regular,
  History16Regular,
  Link16Regular,
  Edit16Regular,
  Prohibited16Regular,
} from '@slotwise/shared/ui/icons';
import { makeStyles } from '@slotwise/shared/ui';
import { LongList } from '@slotwise/shared/ui/long-list';
import type { LongListProps } from '@slotwise/shared/ui/long-list';
import { NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import type { RowAction, Selection } from '@slotwise/shared/ui/table';
import { useWords } from '../../words';
import { useInvitationActions } from './use-invitation-actions';
import { InvitationSummary, SUMMARY_HEIGHT } from './invitation-summary';
import { askedFor, type Filters } from './model/filters';
import { inviteeOf } from './model/invitations-list';
import { actionFor, type InvitationAction } from './model/lifecycle';
import { useCancelMany } from './use-cancel-many';
import type { Invitations } from './use-invitations';
import { useResendMany } from './use-resend-many';
import { useSelected } from './use-selected';

const ICONS = { cancel: <Prohibited16Regular />, resend: <ArrowSync16Regular /> } as const;

const useStyles = makeStyles({
  // In a page that gives it no height it must end somewhere, or all of its rows would be in sight.
  content: { maxHeight: '100rem', paddingBlockEnd: '16px' },
});

interface InvitationsTableProps {
  me: Me;
  list: Invitations;
  filters: Filters;
  /** It outlasts the table, which is another one with other filters. */
  selection: readonly [Selection, (selection: Selection) => void];
  /** Its columns, and who sees which of them. */
  table: Pick<LongListProps<Invitation>, 'columns' | 'choices' | 'onChoices'>;
  isLeaving: ((invitation: Invitation) => boolean) | undefined;
}

/** Invitations in columns: invitee, role, state, expiry and date. */
export function InvitationsTable({ me, list, filters, selection, table, isLeaving }: InvitationsTableProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const { mayManage, busy, act, changeRole, copyLink, showTimeline } = useInvitationActions();
  const [selected, onSelection] = selection;
  const clear = () => onSelection(NOTHING_SELECTED);
  const readSelected = useSelected(me, list, filters);
  const resending = useResendMany(me, readSelected, clear);
  const canceling = useCancelMany(me, { readSelected, onResend: resending.send, onDone: clear });

  const rowActions = (invitation: Invitation): RowAction[] => {
    const action = actionFor(invitation.status);
    const disabled = mayManage ? undefined : t('action.needs', { permission: quoted('manage_invitations') });
    const changing = { disabled: disabled ?? (busy.has(invitation.id) ? t('action.busy') : undefined) };
    const toAnotherRole = changeRole(invitation);
    return [
      ...(invitation.status === 'pending'
        ? [
            {
              key: 'link',
              label: t('action.copy-link'),
              icon: <Link16Regular />,
              onClick: () => copyLink(invitation),
              ...changing,
            },
          ]
        : []),
      ...(toAnotherRole
        ? [
            {
              key: 'role',
              label: t('action.change-role'),
              icon: <Edit16Regular />,
              onClick: toAnotherRole,
              ...changing,
            },
          ]
        : []),
      {
        key: 'timeline',
        label: t('action.timeline'),
        icon: <History16Regular />,
        onClick: () => showTimeline(invitation),
      },
      ...(action
        ? [
            {
              key: action,
              label: t(`action.${action}`),
              icon: ICONS[action],
              onClick: () => act(invitation, action),
              ...changing,
            },
          ]
        : []),
    ];
  };
  const states = new Map(list.loaded.map(({ id, status }) => [id, status]));
  // Of those that are not loaded nobody knows here; whoever acts on them is told.
  const mayAct = (action: InvitationAction) =>
    selected.kind === 'all' ||
    [...selected.ids].some((id) => {
      const status = states.get(id);
      return status === undefined || actionFor(status) === action;
    });
  const bulkActions: RowAction[] = [
    {
      key: 'cancel',
      label: t('many.cancel'),
      icon: ICONS.cancel,
      onClick: () => canceling.ask(selected),
      ...(!mayAct('cancel') && { disabled: t('many.needs') }),
    },
    {
      key: 'resend',
      label: t('many.resend'),
      icon: ICONS.resend,
      onClick: () => resending.ask(selected),
      ...(!mayAct('resend') && { disabled: t('many.resend-needs') }),
    },
  ];
  return (
    <>
      <LongList
        className={styles.content}
        label={t('list.title')}
        {...table}
        list={{ ...list, items: list.loaded }}
        filter={JSON.stringify(filters)}
        isLeaving={isLeaving}
        nameOf={(invitation) => t('item.called', { invitee: inviteeOf(invitation) })}
        isNarrowed={JSON.stringify(askedFor(filters)) !== '{}'}
        {...(mayManage && { selection: selected, onSelection, bulkActions })}
        rowActions={rowActions}
        quickActions={0}
        summary={(invitation) => <InvitationSummary invitation={invitation} />}
        summaryHeight={SUMMARY_HEIGHT}
      />
      {canceling.dialog}
      {resending.dialog}
    </>
  );
}
