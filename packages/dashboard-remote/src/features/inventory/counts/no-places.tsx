import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, Text } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px' } });

/** Why nothing can be counted in a warehouse, and the way to its layout for people who may lay it out. */
export function NoPlaces({ warehouseId, textId }: { warehouseId: string; textId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const mayLayOut = useCan(usePlatform(), 'manage_warehouses');
  return (
    <div className={styles.root} role="status">
      <Text id={textId}>{t('ask.no-places')}</Text>
      {mayLayOut && (
        <RecordLink to={`/inventory/warehouses/${warehouseId}?tab=layout`}>{word('places.lay-out')}</RecordLink>
      )}
    </div>
  );
}
