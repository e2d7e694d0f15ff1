import { Button, makeStyles } from '@slotwise/shared/ui';
import { Add20Regular, Subtract20Regular } from '@slotwise/shared/ui/icons';
import type { ReactNode } from 'react';
import { useWords as useInventoryWords } from '../words';
import type { GoodsLine } from './goods';
import { Quantity, type QuantityProps } from './quantity';
import { withDraft } from './typed-numbers';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  step: { minWidth: '56px', minHeight: '48px', flexShrink: 0 },
});

interface StepperProps extends Omit<QuantityProps, 'label'> {
  sku: string;
  unit: GoodsLine['unit'];
  /** Whether its button can add another one. */
  hasMore?: boolean;
  /** Further answers beside it. */
  children?: ReactNode;
}

/** A number of goods that is set by thumb and by key. */
export function Stepper({ sku, unit, hasMore = true, children, ...quantity }: StepperProps) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const { typed, name, value, least, onChange } = quantity;
  const step = (by: 1 | -1) => {
    typed.write(withDraft(typed.read(), name, null));
    onChange(Math.max(least, value + by));
  };
  return (
    <div className={styles.root}>
      <Button
        className={styles.step}
        icon={<Subtract20Regular />}
        aria-label={t('goods.fewer', { sku })}
        disabled={value <= least}
        onClick={() => step(-1)}
      />
      <Quantity {...quantity} label={t('goods.quantity', { sku, unit: inventory.t(`unit.${unit}`) })} />
      <Button
        className={styles.step}
        icon={<Add20Regular />}
        aria-label={t('goods.more', { sku })}
        disabled={!hasMore}
        onClick={() => step(1)}
      />
      {children}
    </div>
  );
}
