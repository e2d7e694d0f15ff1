import type { Role } from '@slotwise/contract';
import { latePart, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import {
  ArrowClockwise20Regular,
  BuildingFactory20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  Image20Regular,
  Key20Regular,
  People20Regular,
} from '@slotwise/shared/ui/icons';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useShowTab } from '../../../drafts/store';
import { useRefreshRole } from '../../../drafts/use-refresh-role';
import type { RolePart } from '../../../drafts/use-role-part';
import type { Part } from '../../../model/role-drafts';
import { ReasonButton } from '../../../reason-button';
import { creatingAtom } from '../creating';
import type { CardAction, CardMenuProps } from './card-menu';
import { MoreButton } from './more-button';
import { useRoleCardStyles } from './role-card.styles';
import { useWords } from '../../../words';

/** It opens above the page: the board waits for none of that. */
export const CardMenu = latePart<CardMenuProps>(() => import(/* webpackChunkName: "part-card-menu" */ './card-menu'));

interface CardActionsProps {
  role: Role;
  compact: boolean;
  parts: Record<Part, RolePart>;
  onUpdate: () => void;
  onDelete: () => void;
  onWarehouses: () => void;
  onPicture: () => void;
}

/** Actions on the role as a whole; in compact mode also the beginning of each edit. Who may only look has no others. */
export function CardActions({ role, compact, parts, onUpdate, onDelete, onWarehouses, onPicture }: CardActionsProps) {
  const { t } = useWords();
  const styles = useRoleCardStyles();
  const { me, mayManage } = useBoard();
  const mayPicture = useCan(usePlatform(), 'update_avatar');
  const create = useSetAtom(creatingAtom);
  const showTab = useShowTab();
  const { refresh, busy } = useRefreshRole(role);
  const locked = parts.permissions.locked ?? parts.users.locked;

  const managing = (...these: CardAction[]) => (mayManage ? these : []);
  const begin = (part: Part, label: string, icon: ReactElement): CardAction => ({
    label,
    icon,
    reason: parts[part].locked ?? (parts[part].edit ? t('card.being-edited') : null),
    run: () => {
      showTab(role.id, part);
      parts[part].begin();
    },
  });
  const actions: CardAction[] = [
    ...(compact
      ? managing(
          begin('permissions', t('card.edit.permissions'), <Key20Regular />),
          begin('users', t('card.edit.users'), <People20Regular />),
        )
      : []),
    ...managing({ label: t('card.update'), icon: <Edit20Regular />, reason: locked, run: onUpdate }),
    ...(me.userType === 'company'
      ? managing({ label: t('card.warehouses'), icon: <BuildingFactory20Regular />, reason: locked, run: onWarehouses })
      : []),
    ...(mayPicture ? [{ label: t('card.picture'), icon: <Image20Regular />, reason: null, run: onPicture }] : []),
    ...managing({
      label: t('card.copy'),
      icon: <Copy20Regular />,
      reason: null,
      run: () => create({ kind: 'copy', roleID: role.id }),
    }),
    {
      label: t('word.refresh'),
      icon: <ArrowClockwise20Regular />,
      reason: busy ? t('card.being-refreshed') : null,
      run: refresh,
    },
    ...managing({ label: t('word.delete'), icon: <Delete20Regular />, reason: locked, run: onDelete }),
  ];

  if (!compact) {
    return (
      <div className={styles.actions}>
        {actions.map(({ label, icon, reason, run }) => (
          <ReasonButton key={label} appearance="subtle" icon={icon} label={label} reason={reason} onClick={run} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <CardMenu role={role} actions={actions} face={<MoreButton subject={role} />} />
    </div>
  );
}
