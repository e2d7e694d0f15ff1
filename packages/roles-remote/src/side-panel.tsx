import type { Me } from '@slotwise/contract';
import { Button, ErrorState, ListSkeleton, makeStyles } from '@slotwise/shared/ui';
import { Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { BoardProvider, type BoardData } from './drafts/board-data';
import { useBoardLists } from './drafts/use-board-lists';
import { useWords } from './words';

const useStyles = makeStyles({
  drawer: { width: 'min(30rem, 100vw)' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlockEnd: '24px' },
});

interface SidePanelProps {
  me: Me;
  title: string;
  onClose: () => void;
  /** Draws what is told once roles and people are known. */
  children: (data: BoardData) => ReactNode;
}

/** A panel beside the page that tells something about the roles and people of the board. */
export function SidePanel({ me, title, onClose, children }: SidePanelProps) {
  const { t } = useWords();
  const styles = useStyles();
  const lists = useBoardLists(me);
  const describeError = useDescribeError();
  return (
    <OverlayDrawer open position="end" className={styles.drawer} onOpenChange={onClose} aria-label={title}>
      <ReturnFocus />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" aria-label={t('word.close')} icon={<Dismiss20Regular />} onClick={onClose} />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {lists.data ? (
          <BoardProvider value={lists.data}>{children(lists.data)}</BoardProvider>
        ) : lists.error ? (
          <ErrorState compact {...describeError(lists.error)} onRetry={lists.retry} retrying={lists.retrying} />
        ) : (
          <ListSkeleton />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}
