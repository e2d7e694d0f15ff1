import type { WarehouseFigures } from '@slotwise/contract';
import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { OpenLink } from '../../open-link';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '20px',
    rowGap: '4px',
    color: tokens.colorNeutralForeground3,
    [media.belowMd]: { justifyContent: 'flex-start', columnGap: '12px' },
  },
  space: { display: 'flex', alignItems: 'center', gap: '8px' },
  bar: {
    width: '64px',
    height: '6px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  used: { height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
});

/** Contents of a warehouse, and its waiting work. Each kind of waiting work leads to its list, for who may open that. */
export function WarehouseFacts({ figures }: { figures: WarehouseFigures }) {
  const styles = useStyles();
  const { t } = useWords();
  const { warehouseId, places, used, skus, pieces, orders, receipts, putAways } = figures;
  const share = places === 0 ? 0 : used / places;
  const waiting = [
    { text: t('facts.orders', { count: orders }), to: 'orders', count: orders },
    { text: t('facts.receipts', { count: receipts }), to: 'receipts', count: receipts },
    { text: t('facts.put-aways', { count: putAways }), to: 'floor/put-away', count: putAways },
  ].filter(({ count }) => count > 0);
  return (
    <span className={styles.root}>
      {waiting.map(({ text, to }) => (
        <OpenLink key={to} to={`/inventory/${to}?warehouse=${warehouseId}`}>
          {text}
        </OpenLink>
      ))}
      <span>{t('facts.holds', { skus, pieces })}</span>
      {places === 0 ? (
        <span>{t('facts.no-places')}</span>
      ) : (
        <span className={styles.space}>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.used} style={{ display: 'block', inlineSize: `${share * 100}%` }} />
          </span>
          {t('facts.used', { used, places })}
        </span>
      )}
    </span>
  );
}
