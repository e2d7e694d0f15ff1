import type { Proposal } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useOffline } from '@slotwise/shared/session';
import { NoPlace } from '../../advice/no-place';
import { useAdviceWords, usePutAdvice, usePutAdviceNow } from '../../advice/use-put-advice';
import { useWords as useInventoryWords } from '../../words';
import { BigButton } from '../big-button';
import { useFloor } from '../floor-context';
import { piecesOf, type GoodsLine } from '../goods';
import type { Place } from '../known/resolve';
import { WholeCodes } from '../whole-codes';
import { useWords } from '../words';

const SHOWN = 3;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  best: { flexDirection: 'column', gap: '2px', paddingBlock: '10px' },
  code: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, overflowWrap: 'anywhere' },
  // Takes what the code beside it leaves.
  reason: { fontWeight: tokens.fontWeightRegular, marginInlineStart: '8px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const goodsOf = (warehouseId: string, line: GoodsLine) => ({
  ...{ warehouseId, skuId: line.sku.id, quantity: Math.max(1, piecesOf(line)), lot: line.lot },
});

const useAdvice = (line: GoodsLine) => {
  const { warehouseId } = useFloor();
  return usePutAdvice(goodsOf(warehouseId, line));
};

/** The first proposal for goods that are put into a place, if that is none of them: waits until the proposals have come. */
export function useBetterPlace(): (line: GoodsLine, to: Place) => Promise<Proposal | undefined> {
  const { warehouseId } = useFloor();
  const adviceNow = usePutAdviceNow();
  return async (line, to) => {
    const { proposals = [] } = (await adviceNow(goodsOf(warehouseId, line))) ?? {};
    return proposals.some(({ location }) => location.id === to.id) ? undefined : proposals[0];
  };
}

interface PutAdviceProps {
  line: GoodsLine;
  onChoose: (code: string) => void;
}

/** Places where the goods could be put, the best one first and large, with the reasons. Any other may be scanned. */
export function PutAdvice({ line, onChoose }: PutAdviceProps) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const words = useAdviceWords();
  const isOffline = useOffline();
  const advice = useAdvice(line);
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
          <span className={styles.code}>
            <WholeCodes text={best.location.code} />
          </span>
          <span>{words.reasons(best)}</span>
        </BigButton>
      )}
      {others.map((one) => (
        <BigButton key={one.location.id} onClick={() => onChoose(one.location.code)}>
          <WholeCodes text={one.location.code} />
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
