import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { NoPlace } from '../advice/no-place';
import { useAdviceWords, usePutAdvice } from '../advice/use-put-advice';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
  reason: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, marginInlineStart: '6px' },
});
const SHOWN = 3;

interface ProposalsProps {
  warehouseId: string;
  skuId: string;
  /** In pieces. */
  quantity: number;
  lot: string;
  chosen: string;
  onChoose: (code: string) => void;
}

/**
 * Places where the goods could be put, the best one first, each with the reason. Any other place may be entered as
 * well.
 */
export function Proposals({ warehouseId, skuId, quantity, lot, chosen, onChoose }: ProposalsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const words = useAdviceWords();
  const { data } = usePutAdvice({ warehouseId, skuId, quantity, lot });
  if (!data) return null;
  const { proposals, unfit, refused } = data;
  return (
    <div className={styles.root} role="group" aria-label={t('proposals.label')}>
      {unfit.map((one) => (
        <Text key={one.location.id} size={200} className={styles.quiet}>
          {words.unfit(one)}
        </Text>
      ))}
      {proposals.length === 0 ? (
        <NoPlace refused={refused} />
      ) : (
        <ul className={styles.list}>
          {proposals.slice(0, SHOWN).map(({ location, ...why }) => (
            <li key={location.id}>
              <Button
                size="small"
                aria-pressed={chosen.trim() === location.code}
                appearance={chosen.trim() === location.code ? 'primary' : 'secondary'}
                onClick={() => onChoose(location.code)}
              >
                {location.code}
                <span className={chosen.trim() === location.code ? undefined : styles.reason}>
                  {words.reasons(why)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
