import type { PickTask } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
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

/** Takes back what was picked at a stop. */
export function useUndoPick() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [busyTurn, setBusyTurn] = useState<number | null>(null);
  const undo = async ({ pickListId, turn, sku, location }: PickTask) => {
    setBusyTurn(turn);
    try {
      await platform.http('POST /pick-list/undo', { body: { pick_list_id: pickListId, turn } });
      platform.notify({ intent: 'success', title: t('undo.done', { sku: sku.code, place: location.code }) });
    } catch (error) {
      notifyFailure(platform, t('undo.failed'), error);
    }
    await Promise.all(
      [inventoryKeys.pickLists, inventoryKeys.orders, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    setBusyTurn(null);
  };
  return { undo, busyTurn };
}

/** Picks of a list so far, the last one first, each to be taken back by those who may. */
export function PickedStops({ tasks }: { tasks: readonly PickTask[] }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const mayManage = useCan(platform, 'manage_inventory');
  const { undo, busyTurn } = useUndoPick();
  const picked = tasks
    .filter(({ status }) => status === 'picked' || status === 'short')
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
                  disabled={busyTurn !== null}
                  aria-label={t('undo.of', { sku: sku.code, place: location.code })}
                  onClick={() => void undo(task)}
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
