import type { SlottingRun, SlottingWarning } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useWords } from './words';

const useStyles = makeStyles({ root: { margin: 0, paddingInlineStart: '20px' } });

/** Caveats of a search that its figures do not show. Nothing where there are none. */
export function RunWarnings({ run: { basis, warehouseId } }: { run: SlottingRun }) {
  const styles = useStyles();
  const { t } = useWords();
  const maySeePlaces = useCan(usePlatform(), 'view_warehouses');
  if (!basis || basis.warnings.length === 0) return null;
  const say = ({ code, count }: SlottingWarning) =>
    code === 'lengths_assumed' ? t(`warning.${code}`) : t(`warning.${code}`, { count });
  return (
    <ul className={styles.root}>
      {basis.warnings.map((warning) => (
        <li key={warning.code}>
          {say(warning)}
          {warning.code === 'places_left_out' && maySeePlaces && (
            <>
              {' '}
              <RecordLink to={`/inventory/warehouses/${warehouseId}`}>{t('warning.to-places')}</RecordLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
