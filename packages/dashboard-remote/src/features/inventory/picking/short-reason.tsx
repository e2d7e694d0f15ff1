import { SHORT_REASONS } from '@slotwise/contract/constants';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useWords } from './words';

export type ShortReason = (typeof SHORT_REASONS)[number];

interface ShortReasonFieldProps {
  reason: ShortReason;
  onReason: (reason: ShortReason) => void;
}

/** Why less was picked than was asked for. */
export function ShortReasonField({ reason, onReason }: ShortReasonFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('short.reason')}>
      <Select
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
