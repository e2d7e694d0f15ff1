import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from './api/queries';
import { LoadingStates } from './loading-states';
import { historyText, moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';

/** What was done to the remotes, newest first. */
export function History() {
  const styles = useRemoteCardStyles();
  const { http } = usePlatform();
  const history = useQuery(historyQuery(http));
  return (
    <LoadingStates query={history} what="the audit trail">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title="Nothing was done yet." reason="Every publish, rollback, pin and key appears here." />
        ) : (
          <ol className={styles.rows} aria-label="Audit trail">
            {entries.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <div className={styles.main}>
                  <span>
                    <strong>{entry.actor ?? 'The registry'}</strong> {historyText(entry)}
                  </span>
                </div>
                <time className={styles.quiet} dateTime={entry.at}>
                  {moment(entry.at)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </LoadingStates>
  );
}
