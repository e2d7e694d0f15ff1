import type { Unit } from '@slotwise/contract';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { Dismiss16Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SkuSuggestions } from '../booking/sku-suggestions';
import { useSkuByCode } from '../booking/use-sku-by-code';
import { useWords as useInventoryWords } from '../words';
import type { LineField, LineText } from './model/lines';
import { useWords } from './words';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px' },
  sku: { flexGrow: 3, flexBasis: '11rem', minWidth: 0 },
  small: { flexGrow: 1, flexBasis: '6rem', minWidth: 0 },
  input: { minWidth: 0, width: '100%' },
  // Beside the fields, not beside their labels.
  remove: { marginBlockStart: '26px' },
});

interface LineRowProps {
  /** Its place in the list, from 0. */
  at: number;
  line: LineText;
  faults: Partial<Record<LineField, string>>;
  onChange: (changes: Partial<LineText>) => void;
  /** Left out: it is the only one. */
  onRemove?: () => void;
  /** Enter in a field, as a scanner ends with it. */
  onNext: (from: 'sku' | 'quantity') => void;
}

/** One line. A scanned barcode becomes the code of its SKU, and the unit that it stands on. */
export function LineRow({ at, line, faults, onChange, onRemove, onNext }: LineRowProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const list = useId();
  const { data: found, term } = useSkuByCode(line.sku);
  const number = at + 1;
  const units: readonly Unit[] = ['each', ...(found?.sku.units.map(({ unit }) => unit) ?? [])];
  const [isTyping, setTyping] = useState(false);
  const [unitChosenFor, setUnitChosenFor] = useState<string | null>(null);
  // The answer may come when the next field is filled already: it changes nothing that is typed or chosen meanwhile.
  useEffect(() => {
    const typed = line.sku.trim();
    if (isTyping || !found || term !== typed || found.sku.code === typed) return;
    onChange({ sku: found.sku.code, ...(unitChosenFor !== typed && { unit: found.unit }) });
  });
  const next = (from: 'sku' | 'quantity') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext(from);
  };
  const invalid = (fault: string | undefined) =>
    fault === undefined ? {} : { validationState: 'error' as const, validationMessage: fault };
  return (
    <div className={styles.row}>
      <Field
        className={styles.sku}
        label={t('line.sku', { line: number })}
        hint={faults.sku === undefined ? found?.sku.name : undefined}
        {...invalid(faults.sku)}
      >
        <Input
          className={styles.input}
          name="sku"
          data-line={at}
          list={list}
          autoComplete="off"
          value={line.sku}
          onChange={(_event, { value }) => onChange({ sku: value })}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onKeyDown={next('sku')}
        />
      </Field>
      <SkuSuggestions id={list} typed={line.sku} />
      <Field className={styles.small} label={t('line.quantity', { line: number })} {...invalid(faults.quantity)}>
        <Input
          className={styles.input}
          name="quantity"
          data-line={at}
          inputMode="numeric"
          autoComplete="off"
          value={line.quantity}
          onChange={(_event, { value }) => onChange({ quantity: value })}
          onKeyDown={next('quantity')}
        />
      </Field>
      <Field className={styles.small} label={t('line.unit', { line: number })} {...invalid(faults.unit)}>
        <Select
          className={styles.input}
          value={line.unit}
          onChange={(_event, { value }) => {
            setUnitChosenFor(line.sku.trim());
            onChange({ unit: units.find((unit) => unit === value) ?? 'each' });
          }}
        >
          {(units.includes(line.unit) ? units : [...units, line.unit]).map((unit) => (
            <option key={unit} value={unit}>
              {word(`unit.${unit}`)}
            </option>
          ))}
        </Select>
      </Field>
      {onRemove && (
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<Dismiss16Regular />}
          aria-label={t('line.remove', { line: number })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
