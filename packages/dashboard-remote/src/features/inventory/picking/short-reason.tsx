import { SHORT_REASONS } from '@slotwise/contract/constants';
import { makeStyles } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useEffect, useRef } from 'react';
import { useWords } from './words';

// As wide as its place, however long a reason is.
const useStyles = makeStyles({ select: { width: '100%', minWidth: 0, '& select': { width: '100%', minWidth: 0 } } });

export type ShortReason = (typeof SHORT_REASONS)[number];

interface ShortReasonFieldProps {
  reason: ShortReason;
  onReason: (reason: ShortReason) => void;
  /** Somebody has just asked for it, and goes on here. */
  takesFocus?: boolean;
}

/** Why less was picked than was asked for. */
export function ShortReasonField({ reason, onReason, takesFocus = false }: ShortReasonFieldProps) {
  const styles = useStyles();
  const { t } = useWords();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={t('short.reason')}>
      <Select
        ref={field}
        className={styles.select}
        size="large"
        value={reason}
        onChange={(_event, { value }) => onReason(SHORT_REASONS.find((one) => one === value) ?? 'missing')}
      >
        {SHORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
