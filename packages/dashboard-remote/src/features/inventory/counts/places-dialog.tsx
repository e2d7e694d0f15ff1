import type { CountTask } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, EmptyState, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

const READ = 200;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Places of one count, and what each of them waits for. */
export function PlacesDialog({ countId, onClose }: { countId: string; onClose: () => void }) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const mayCount = useCan(platform, 'count_inventory');
  const read = useQuery({
    queryKey: [...inventoryKeys.counts, 'places', countId],
    queryFn: ({ signal }) => platform.http('GET /count/tasks', { query: { count_id: countId, limit: READ }, signal }),
    enabled: mayCount,
  });
  return (
    <ContentDialog
      title={t('places.title')}
      actions={<Button onClick={onClose}>{t('places.close')}</Button>}
      onClose={onClose}
    >
      {mayCount ? (
        <ReadRecord read={read}>
          {({ items, matching = items.length }) => <Places tasks={items} more={matching - items.length} />}
        </ReadRecord>
      ) : (
        <EmptyState title={t('approve.needs', { permission: quoted('count_inventory') })} />
      )}
    </ContentDialog>
  );
}

function Places({ tasks, more }: { tasks: readonly CountTask[]; more: number }) {
  const styles = useStyles();
  const { t } = useWords();
  const { me } = useSession(usePlatform());
  const stateOf = ({ status, countedBy }: CountTask) =>
    status === 'recount' && countedBy === me?.id ? t('place.recount-mine') : t(`place.${status}`);
  return (
    <>
      <ul className={styles.list} aria-label={t('places.title')}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.row}>
            <Text weight="semibold">{task.location.code}</Text>
            <Text className={styles.quiet}>{stateOf(task)}</Text>
          </li>
        ))}
      </ul>
      {more > 0 && <Text className={styles.quiet}>{t('places.more', { places: more })}</Text>}
    </>
  );
}
