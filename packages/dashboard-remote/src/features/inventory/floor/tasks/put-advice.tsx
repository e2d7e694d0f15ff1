import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../../query-keys';
import { useWords as useInventoryWords } from '../../words';
import { BigButton } from '../big-button';
import { useFloor } from '../floor-context';
import { piecesOf, type GoodsLine } from '../goods';
import { useOffline } from '../use-offline';
import { useWords } from '../words';

const SHOWN = 3;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  best: { flexDirection: 'column', gap: '2px', paddingBlock: '10px' },
  code: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, overflowWrap: 'anywhere' },
  reason: { fontWeight: tokens.fontWeightRegular, marginInlineStart: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Where the goods could be put, the best place first and large, with the reason. Any other may be scanned. */
export function PutAdvice({ line, onChoose }: { line: GoodsLine; onChoose: (code: string) => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const { warehouseId } = useFloor();
  const { http } = usePlatform();
  const isOffline = useOffline();
  const query = {
    ...{ warehouse_id: warehouseId, sku_id: line.sku.id, quantity: Math.max(1, piecesOf(line)) },
    ...(line.lot !== '' && { lot: line.lot }),
  };
  const advice = useQuery<Answer<'GET /stock/places'>>({
    queryKey: [...inventoryKeys.stock, 'places', query],
    queryFn: ({ signal }) => http('GET /stock/places', { query, signal }),
    placeholderData: (before) => before,
  });
  if (!advice.data) return isOffline || advice.isError ? <Text>{t('advice.offline')}</Text> : null;
  const { proposals, unfit } = advice.data;
  const [best, ...others] = proposals.slice(0, SHOWN);
  return (
    <div className={styles.root} role="group" aria-label={inventory.t('proposals.label')}>
      {unfit.map(({ location, rule }) => (
        <Text key={location.id} className={styles.quiet}>
          {inventory.t('proposals.unfit', { location: location.code, rule: inventory.t(`rule.${rule}`) })}
        </Text>
      ))}
      {!best && <Text>{inventory.t('proposals.none')}</Text>}
      {best && (
        <BigButton appearance="primary" className={styles.best} onClick={() => onChoose(best.location.code)}>
          <span className={styles.code}>{best.location.code}</span>
          <span>{inventory.t(`proposal.${best.reason}`)}</span>
        </BigButton>
      )}
      {others.map(({ location, reason }) => (
        <BigButton key={location.id} onClick={() => onChoose(location.code)}>
          {location.code}
          <span className={styles.reason}>{inventory.t(`proposal.${reason}`)}</span>
        </BigButton>
      ))}
    </div>
  );
}
