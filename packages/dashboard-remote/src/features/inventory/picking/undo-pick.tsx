import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useFloorOutbox } from '../floor/floor-context';
import type { WalkedList } from './model/kept-picks';
import { noteOf } from './use-picks';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    width: '100%',
    maxWidth: '32rem',
    marginInline: 'auto',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  button: { minHeight: '44px' },
});

/** Booked picks of a list, the last one first, each to be taken back by those who may. */
export function PickedStops({ tasks, waiting }: Pick<WalkedList, 'tasks' | 'waiting'>) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const mayManage = useCan(platform, 'manage_inventory');
  const { unpick } = useFloorOutbox();
  const picked = tasks
    .filter(({ status, turn }) => (status === 'picked' || status === 'short') && !waiting.has(turn))
    .sort((a, b) => ((a.endedAt ?? '') < (b.endedAt ?? '') ? 1 : -1));
  if (picked.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('undo.title')}>
      <h2 className={styles.title}>{t('undo.title')}</h2>
      <ul className={styles.list}>
        {picked.map((task) => {
          const { turn, sku, location, quantity, pickedBy } = task;
          return (
            <li key={turn} className={styles.row}>
              <span className={styles.what}>
                <Text weight="semibold">
                  {t('undo.what', { picked: task.picked, wanted: quantity, sku: sku.code })}
                </Text>
                <Text className={styles.quiet}>{location.code}</Text>
              </span>
              {(mayManage || pickedBy === me?.id) && (
                <Button
                  className={styles.button}
                  aria-label={t('undo.of', { sku: sku.code, place: location.code })}
                  onClick={() => void unpick(task.pickListId, noteOf(task, task.picked))}
                >
                  {t('undo.label')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
