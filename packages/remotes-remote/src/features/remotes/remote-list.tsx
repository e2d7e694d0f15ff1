import type { Answer } from '@slotwise/contract';
import { EmptyState, makeStyles } from '@slotwise/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingStates } from './loading-states';
import { RemoteCard } from './remote-card';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', listStyleType: 'none', margin: 0, padding: 0 },
});

export function RemoteList({ remotes }: { remotes: UseQueryResult<Answer<'GET /remotes'>, Error> }) {
  const styles = useStyles();
  return (
    <LoadingStates query={remotes} what="the remotes">
      {({ remotes: list, shells }) =>
        list.length === 0 ? (
          <EmptyState
            title="Nothing is published yet."
            reason="Make a deploy key and run npm run remote -- publish with it: the remote appears here."
          />
        ) : (
          <ul className={styles.list} aria-label="Remotes">
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
