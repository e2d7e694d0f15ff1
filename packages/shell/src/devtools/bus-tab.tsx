import { useReadable } from '@slotwise/shared/session';
import { Button, EmptyState, mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { Pause16Regular, Play16Regular } from '@slotwise/shared/ui/icons';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsStyles } from './devtools.styles';
import { seconds } from './model/waterfall';
import { useWords } from './words';

/** Publishes on the page's bus and their remotes, newest first; refused ones are marked. Never their content. */
export function BusTab() {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const { inspector } = useShell();
  const live = useReadable(inspector.journal);
  const [paused, setPaused] = useState<typeof live | null>(null);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = (paused ?? live)
    .filter(({ topic, by }) => `${topic} ${by}`.toLowerCase().includes(wanted))
    .toReversed();
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField size="small" placeholder={t('bus.filter')} value={filter} onChange={setFilter} />
        <Button
          size="small"
          icon={paused ? <Play16Regular /> : <Pause16Regular />}
          onClick={() => setPaused(paused ? null : live)}
        >
          {paused ? t('bus.resume', { count: (live.at(-1)?.n ?? 0) - (paused.at(-1)?.n ?? 0) }) : t('bus.pause')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState compact title={t(wanted ? 'bus.no-match' : 'bus.empty')} />
      ) : (
        <ol className={styles.rows} aria-label={t('bus.journal')}>
          {shown.map(({ n, at, topic, by, shape, refused }) => (
            <li key={n} className={styles.row}>
              <span className={mergeClasses(styles.quiet, styles.numbers)}>{seconds(at)}</span>
              <strong className={styles.name}>{topic}</strong>
              <span className={refused ? styles.bad : undefined}>{by}</span>
              {refused && <StatusBadge tone="danger" label={t('bus.refused')} />}
              <span className={mergeClasses(styles.facts, styles.code)}>{refused ? t('bus.refused-why') : shape}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
