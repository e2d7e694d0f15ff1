import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from './api/queries';
import { LoadingStates } from './loading-states';
import { historyText, moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';
import { useWords } from '../../words';

/** Acts on the remotes, newest first. */
export function History() {
  const { t } = useWords();
  const styles = useRemoteCardStyles();
  const { http } = usePlatform();
  const history = useQuery(historyQuery(http));
  return (
    <LoadingStates query={history} kind="history">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('history.none')} reason={t('history.none-reason')} />
        ) : (
          <ol className={styles.rows} aria-label={t('page.history')}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <div className={styles.main}>
                  <span>
                    <strong>{entry.actor ?? t('history.registry')}</strong> {historyText(t, entry)}
                  </span>
                </div>
                <time className={styles.quiet} dateTime={entry.at}>
                  {moment(t, entry.at)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </LoadingStates>
  );
}
