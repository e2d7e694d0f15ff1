import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import {
  ArrowClockwise20Regular,
  BuildingFactory20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  Key20Regular,
  MoreHorizontal20Regular,
  People20Regular,
} from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, useRestoreFocusTarget } from '@slotwise/shared/ui/overlay';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useShowTab } from '../../../drafts/store';
import { useRefreshRole } from '../../../drafts/use-refresh-role';
import type { RolePart } from '../../../drafts/use-role-part';
import { needsManageRoles } from '../../../model/grants';
import type { Part } from '../../../model/role-drafts';
import { ReasonButton } from '../../../reason-button';
import { creatingAtom } from '../creating';
import { useRoleCardStyles } from './role-card.styles';
import { useWords } from '../../../words';

interface Action {
  label: string;
  icon: ReactElement;
  /** Why it cannot be done now. */
  reason: string | null;
  run: () => void;
}

interface CardActionsProps {
  role: Role;
  compact: boolean;
  parts: Record<Part, RolePart>;
  onUpdate: () => void;
  onDelete: () => void;
  onWarehouses: () => void;
}

/** Actions on the role as a whole; in compact mode also the beginning of each edit. */
export function CardActions({ role, compact, parts, onUpdate, onDelete, onWarehouses }: CardActionsProps) {
  const { t, say } = useWords();
  const styles = useRoleCardStyles();
  const { announce } = usePlatform();
  const { me, mayManage, quoted } = useBoard();
  const create = useSetAtom(creatingAtom);
  const showTab = useShowTab();
  const { refresh, busy } = useRefreshRole(role);
  // The menu is gone when a dialog closes: the focus returns to the button that opened it.
  const restoreTarget = useRestoreFocusTarget();
  const locked = parts.permissions.locked ?? parts.users.locked;

  const begin = (part: Part, label: string, icon: ReactElement): Action => ({
    label,
    icon,
    reason: parts[part].locked ?? (parts[part].edit ? t('card.being-edited') : null),
    run: () => {
      showTab(role.id, part);
      parts[part].begin();
    },
  });
  const actions: Action[] = [
    ...(compact
      ? [
          begin('permissions', t('edit.begin.permissions'), <Key20Regular />),
          begin('users', t('edit.begin.users'), <People20Regular />),
        ]
      : []),
    { label: t('card.update'), icon: <Edit20Regular />, reason: locked, run: onUpdate },
    ...(me.userType === 'company'
      ? [{ label: t('card.warehouses'), icon: <BuildingFactory20Regular />, reason: locked, run: onWarehouses }]
      : []),
    {
      label: t('card.copy'),
      icon: <Copy20Regular />,
      reason: mayManage ? null : say(needsManageRoles(quoted)),
      run: () => create({ kind: 'copy', roleID: role.id }),
    },
    {
      label: t('word.refresh'),
      icon: <ArrowClockwise20Regular />,
      reason: busy ? t('card.being-refreshed') : null,
      run: refresh,
    },
    { label: t('word.delete'), icon: <Delete20Regular />, reason: locked, run: onDelete },
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
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            {...restoreTarget}
            appearance="subtle"
            icon={<MoreHorizontal20Regular />}
            aria-label={t('card.more-of', { role: role.name })}
            title={t('card.more')}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {actions.map(({ label, icon, reason, run }) => (
              <MenuItem
                key={label}
                icon={icon}
                aria-disabled={reason !== null}
                disabled={reason !== null}
                title={reason ?? undefined}
                onClick={() => (reason === null ? run() : announce(reason))}
              >
                {label}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}
