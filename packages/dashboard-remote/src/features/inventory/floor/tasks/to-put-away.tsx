import type { StockRow } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useWords as useInventoryWords } from '../../words';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox } from '../floor-context';
import { KEPT } from '../known/resolve';
import { WholeCodes } from '../whole-codes';
import { useWords } from '../words';
import { toPutAwayKey } from './stock-there';
import { withoutTaken } from './untold';

const SHOWN = 50;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  button: { flexDirection: 'column', alignItems: 'flex-start', gap: '2px', paddingBlock: '8px', textAlign: 'start' },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular, overflowWrap: 'anywhere' },
});

const keyOf = ({ location, sku, lot, state }: StockRow) => [location.id, sku.id, lot?.id, state].join(' ');

interface ToPutAwayProps {
  chosen: StockRow | null;
  onChoose: (row: StockRow) => void;
}

/** Goods that wait where they came in. One that is chosen is asked for: its scan proves it, as any other does. */
export function ToPutAway({ chosen, onChoose }: ToPutAwayProps) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const { http } = usePlatform();
  const { warehouseId } = useFloor();
  const { data } = useQuery({
    queryKey: toPutAwayKey(warehouseId),
    queryFn: ({ signal }) => {
      const query = { warehouse_id: warehouseId, purpose: 'receiving', sort: 'location', limit: SHOWN } as const;
      return http('GET /stock', { query, signal });
    },
    ...KEPT,
  });
  const { entries } = useFloorOutbox();
  if (!data) return null;
  const more = (data.matching ?? 0) - data.items.length;
  const rows = withoutTaken(data.items, entries);
  if (rows.length === 0 && more <= 0) return null;
  return (
    <div className={styles.root} role="group" aria-labelledby="floor-to-put-away">
      <h3 id="floor-to-put-away" className={styles.title}>
        {t('put-away.waiting')}
      </h3>
      {rows.map((row) => (
        <BigButton
          key={keyOf(row)}
          className={styles.button}
          aria-pressed={chosen !== null && keyOf(chosen) === keyOf(row)}
          onClick={() => onChoose(row)}
        >
          <span>
            <WholeCodes text={t('recent.goods', { pieces: row.onHand, sku: row.sku.code })} />
          </span>
          <span className={styles.quiet}>
            <WholeCodes text={t('put-away.lies', { name: row.sku.name, place: row.location.code })} />
          </span>
          {(row.lot || row.state !== 'available') && (
            <span className={styles.quiet}>
              {[
                ...(row.lot ? [t('goods.lot', { lot: row.lot.code })] : []),
                ...(row.state === 'available' ? [] : [inventory.t(`state.${row.state}`)]),
              ].join(' · ')}
            </span>
          )}
        </BigButton>
      ))}
      {more > 0 && <span className={styles.quiet}>{t('put-away.more', { count: more })}</span>}
    </div>
  );
}
