import type { Role } from '@slotwise/contract';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import type { VirtualListHandle } from '@slotwise/shared/ui/virtual';
import type { RefObject } from 'react';
import { useBoardStyles } from './board.styles';
import { useRoleInDialog } from './card/card-dialog';
import { RoleCard } from './card/role-card';
import type { BoardLayout } from './model/board-layout';
import { useWords } from '../../words';

/** Height of a card in px before it has been drawn. */
const ESTIMATE = 260;

interface RoleListProps {
  roles: readonly Role[];
  layout: BoardLayout;
  /** Id of the open card. */
  open: string;
  handle: RefObject<VirtualListHandle | null>;
}

export function RoleList({ roles, layout: { columns, compact, palette }, open, handle }: RoleListProps) {
  const { t } = useWords();
  const styles = useBoardStyles();
  const inDialog = useRoleInDialog();
  return (
    <VirtualList
      className={styles.list}
      items={roles}
      estimate={ESTIMATE}
      columns={columns}
      overscan={1}
      gap={12}
      handle={handle}
      keep={inDialog}
      aria-label={t('roles.title')}
    >
      {(role) => <RoleCard role={role} compact={compact} droppable={palette} open={role.id === open} />}
    </VirtualList>
  );
}
