import type { Proposal } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useOffline } from '@slotwise/shared/session';
import { useEffect } from 'react';
import { NoPlace } from '../../advice/no-place';
import { useAdviceWords, usePutAdvice } from '../../advice/use-put-advice';
import { useWords as useInventoryWords } from '../../words';
import { BigButton } from '../big-button';
import { useFloor } from '../floor-context';
import { piecesOf, type GoodsLine } from '../goods';
import { useWords } from '../words';

const SHOWN = 3;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  best: { flexDirection: 'column', gap: '2px', paddingBlock: '10px' },
  code: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, overflowWrap: 'anywhere' },
  reason: { fontWeight: tokens.fontWeightRegular, marginInlineStart: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const useAdvice = (line: GoodsLine) => {
  const { warehouseId } = useFloor();
  return usePutAdvice({
    ...{ warehouseId, skuId: line.sku.id, quantity: Math.max(1, piecesOf(line)), lot: line.lot },
  });
};

const NONE: readonly Proposal[] = [];

interface PutAdviceProps {
  line: GoodsLine;
  /** All that is proposed, of which the first are shown. */
  onRead: (proposals: readonly Proposal[]) => void;
  onChoose: (code: string) => void;
}

/** Places where the goods could be put, the best one first and large, with the reasons. Any other may be scanned. */
export function PutAdvice({ line, onRead, onChoose }: PutAdviceProps) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const words = useAdviceWords();
  const isOffline = useOffline();
  const advice = useAdvice(line);
  const read = advice.data?.proposals ?? NONE;
  useEffect(() => {
    onRead(read);
    return () => onRead(NONE);
  }, [onRead, read]);
  if (!advice.data) return isOffline || advice.isError ? <Text>{t('advice.offline')}</Text> : null;
  const { proposals, unfit, refused } = advice.data;
  const [best, ...others] = proposals.slice(0, SHOWN);
  return (
    <div className={styles.root} role="group" aria-label={inventory.t('proposals.label')}>
      {unfit.map((one) => (
        <Text key={one.location.id} className={styles.quiet}>
          {words.unfit(one)}
        </Text>
      ))}
      {!best && <NoPlace refused={refused} />}
      {best && (
        <BigButton appearance="primary" className={styles.best} onClick={() => onChoose(best.location.code)}>
          <span className={styles.code}>{best.location.code}</span>
          <span>{words.reasons(best)}</span>
        </BigButton>
      )}
      {others.map((one) => (
        <BigButton key={one.location.id} onClick={() => onChoose(one.location.code)}>
          {one.location.code}
          <span className={styles.reason}>{words.reasons(one)}</span>
        </BigButton>
      ))}
    </div>
  );
}

/** Later place of goods that are being received; nothing if it is not known. */
export function PutLater({ line }: { line: GoodsLine }) {
  const { t } = useWords();
  const words = useAdviceWords();
  const { data } = useAdvice(line);
  if (!data) return null;
  const [best] = data.proposals;
  if (!best) return <NoPlace refused={data.refused} />;
  return (
    <Text>{t('advice.later', { sku: line.sku.code, place: best.location.code, reasons: words.reasons(best) })}</Text>
  );
}
