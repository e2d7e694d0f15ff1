import type { SlottingReason } from '@slotwise/contract';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useSayWhyNot } from '../use-say-why-not';
import { useWords } from '../words';
import type { Bay } from './model/bays';
import type { Tried } from './use-try';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  goods: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  said: { fontVariantNumeric: 'tabular-nums' },
});

interface TryPanelProps {
  /** Of what lies in the bay under the plan. */
  reasons: readonly SlottingReason[];
  goods: SlottingReason | undefined;
  onChoose: (number: number) => void;
  tried: Tried | null;
  from: Bay;
}

/** Goods of a bay that can be dragged elsewhere on the plan, and the cost of that. */
export function TryPanel({ reasons, goods, onChoose, tried, from }: TryPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const say = useSayWhyNot();
  return (
    <div className={styles.root}>
      <div className={styles.goods} role="group" aria-label={t('try.goods', { bay: from.code })}>
        <Text>{t('try.goods', { bay: from.code })}</Text>
        {reasons.map((reason, number) => (
          <Button
            key={`${reason.sku.id} ${reason.after.place.id}`}
            size="small"
            appearance={reason === goods ? 'primary' : 'secondary'}
            aria-pressed={reason === goods}
            onClick={() => onChoose(number)}
          >
            {reason.sku.code}
          </Button>
        ))}
      </div>
      <Text role="status" className={styles.said}>
        {!tried || !goods
          ? t('try.hint', { sku: goods?.sku.code ?? '' })
          : tried.error
            ? describeError(tried.error).title
            : t('try.said', {
                ...{ sku: goods.sku.code, bay: tried.bay.code },
                said: tried.answer ? say(tried.answer, goods.after.place.code) : t('try.asking'),
              })}
      </Text>
    </div>
  );
}
