import type { Me } from '@slotwise/contract';
import { EmptyState, ErrorState } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { BoardProvider } from '../../drafts/board-data';
import { useBoardLists } from '../../drafts/use-board-lists';
import { useWords } from '../../words';
import { Board } from './board';
import type { BoardProps } from './board';
import { creatingAtom } from './creating';
import { askedDialog } from './dialogs/asked-dialog';
import { Loading } from './loading';

const CreateRoleDialog = askedDialog(() => import('./dialogs/create-role-dialog'));

export interface LoadedBoardProps extends BoardProps {
  me: Me;
}

/** The board, once its lists are here, and the dialog that makes a role. */
export default function LoadedBoard({ me, matrix }: LoadedBoardProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { data, error, retry, retrying } = useBoardLists(me);
  const [creating, setCreating] = useAtom(creatingAtom);
  useEffect(() => () => setCreating(null), [setCreating]);
  if (error) {
    const { title, advice } = describeError(error);
    return (
      <ErrorState
        title={t('roles.load-failed', { error: title })}
        advice={advice}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <BoardProvider value={data}>
      {data.roles.length === 0 ? (
        <EmptyState title={t('roles.none')} reason={t('roles.none-reason')} />
      ) : (
        <Board matrix={matrix} />
      )}
      {creating && <CreateRoleDialog start={creating} onClose={() => setCreating(null)} />}
    </BoardProvider>
  );
}
