import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, Text } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useWords } from './words';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', maxWidth: '75ch' } });

interface NoAislesProps {
  /** Names its sentence, by which the button beside it is described. */
  id: string;
  warehouseId: string;
  /** Storage places without an aisle and a bay, and without coordinates: the others are none. */
  unlaid: number;
}

/** Why a warehouse cannot be searched and has no map: no place of it has an aisle and a bay, or coordinates. */
export function NoAisles({ id, warehouseId, unlaid }: NoAislesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const mayLayOut = useCan(usePlatform(), 'manage_warehouses');
  return (
    <div className={styles.root}>
      <Text id={id}>{unlaid > 0 ? t('state.unlaid', { count: unlaid }) : t('map.none')}</Text>
      {mayLayOut && (
        <RecordLink to={`/inventory/warehouses/${warehouseId}?tab=layout`}>{t('state.lay-out')}</RecordLink>
      )}
    </div>
  );
}
