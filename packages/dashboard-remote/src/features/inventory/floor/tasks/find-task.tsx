import type { StockRow } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../../query-keys';
import { useWords as useInventoryWords } from '../../words';
import { useFloor, useScans } from '../floor-context';
import { isSameLot } from '../goods';
import type { Found } from '../known/resolve';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useWords } from '../words';

type Thing = Extract<Found, { is: 'sku' | 'place' }>;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    paddingBlock: '6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  number: { fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Answers a scan: places of a SKU, or contents of a place. */
export default function FindTask() {
  const { t } = useWords();
  const { find, say } = useFloor();
  const { sayNone } = useAsked();
  const [thing, setThing] = useState<Thing | null>(null);
  const scan = useScans(async (code) => {
    const found = await find(code, 'sku');
    if (found.is === 'sku' || found.is === 'place') {
      setThing(found);
      return say(
        'good',
        found.is === 'place' ? t('scan.place', { place: found.place.code }) : t('find.found', { sku: found.sku.code }),
      );
    }
    setThing(null);
    sayNone(found, 'wrong.unknown');
  });
  const title = thing === null ? t('find.what') : thing.is === 'sku' ? thing.sku.code : thing.place.code;
  const lot = thing?.is === 'sku' ? thing.said.lot : undefined;
  const facts = thing?.is === 'sku' && [thing.sku.name, ...(lot === undefined ? [] : [t('goods.lot', { lot })])];
  return (
    <Question text={title} facts={facts ? facts.join(' · ') : undefined} onScan={scan}>
      {thing && <Lying key={thing.is === 'sku' ? thing.sku.id : thing.place.id} thing={thing} />}
    </Question>
  );
}

function Lying({ thing }: { thing: Thing }) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const formats = useFormats();
  const { http } = usePlatform();
  const { warehouseId } = useFloor();
  const isOffline = useOffline();
  const asked = thing.is === 'sku' ? { sku_id: thing.sku.id } : { location_id: thing.place.id };
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [...inventoryKeys.stock, 'floor', warehouseId, asked],
    queryFn: async ({ signal }) =>
      (await http('GET /stock', { query: { warehouse_id: warehouseId, ...asked, limit: 200 }, signal })).items,
    staleTime: 0,
  });
  if (!data) return isOffline || isError ? <Text>{t('find.unknown')}</Text> : null;
  const lot = thing.is === 'sku' ? thing.said.lot : undefined;
  const isOfLot = (row: StockRow) => lot !== undefined && row.lot !== null && isSameLot(row.lot.code, lot);
  // The lot that was scanned stands first.
  const rows = [...data.filter(isOfLot), ...data.filter((row) => !isOfLot(row))];
  const name = ({ sku, location }: StockRow) => (thing.is === 'sku' ? location.code : sku.code);
  return (
    <>
      {isOffline && <Text>{t('find.as-of', { time: formats.date(dataUpdatedAt, { timeStyle: 'short' }) })}</Text>}
      {data.length === 0 && <Text>{t(thing.is === 'sku' ? 'find.nowhere' : 'find.empty')}</Text>}
      <ul className={styles.list} aria-label={t('find.rows')}>
        {rows.map((row) => (
          <li key={`${row.location.id} ${row.sku.id} ${row.lot?.id ?? ''} ${row.state}`} className={styles.row}>
            <span className={styles.name}>
              <span className={styles.code}>{name(row)}</span>
              {thing.is === 'place' && <Text className={styles.quiet}>{row.sku.name}</Text>}
              {row.lot && <Text className={styles.quiet}>{t('goods.lot', { lot: row.lot.code })}</Text>}
              {row.state !== 'available' && <Text>{inventory.t(`state.${row.state}`)}</Text>}
            </span>
            <span className={styles.number}>{inventory.t('booking.pieces', { pieces: row.onHand })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
