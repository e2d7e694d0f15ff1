import type { Answer } from '@slotwise/contract';
import { EmptyState, makeStyles } from '@slotwise/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingStates } from './loading-states';
import { RemoteCard } from './remote-card';
import { useWords } from '../../words';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', listStyleType: 'none', margin: 0, padding: 0 },
});

export function RemoteList({ remotes }: { remotes: UseQueryResult<Answer<'GET /remotes'>, Error> }) {
  const { t } = useWords();
  const styles = useStyles();
  return (
    <LoadingStates query={remotes} kind="remotes">
      {({ remotes: list, shells }) =>
        list.length === 0 ? (
          <EmptyState title={t('list.none')} reason={t('list.none-reason')} />
        ) : (
          <ul className={styles.list} aria-label={t('page.title')}>
            {list.map((remote) => (
              <li key={remote.id}>
                <RemoteCard remote={remote} shells={shells} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadingStates>
  );
}
