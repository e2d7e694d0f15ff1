import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Label } from '@slotwise/shared/ui/forms';
import { Add16Regular } from '@slotwise/shared/ui/icons';
import { useId, useRef } from 'react';
import { LineRow } from './line-row';
import { BLANK_LINE, type LineFaults, type LineText } from './model/lines';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
  add: { alignSelf: 'flex-start' },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface LinesFieldProps {
  label: string;
  value: readonly LineText[];
  onChange: (lines: readonly LineText[]) => void;
  faults: LineFaults<string>;
  error: string | null;
  max: number;
}

/** The lines of an order or a receipt: SKU by code or barcode, quantity and unit, each with its faults. */
export function LinesField({ label, value: lines, onChange, faults, error, max }: LinesFieldProps) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const goTo = (at: number, field: 'sku' | 'quantity') =>
    // After the new line is drawn.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-line="${at}"][name="${field}"]`)?.focus(),
    );
  const add = () => {
    if (lines.length >= max) return;
    onChange([...lines, BLANK_LINE]);
    goTo(lines.length, 'sku');
  };
  return (
    <div ref={root} className={styles.root} role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`} required>
        {label}
      </Label>
      <Text size={200} className={styles.hint}>
        {t('lines.hint')}
      </Text>
      {lines.map((line, at) => (
        <LineRow
          key={at}
          at={at}
          line={line}
          faults={faults[at] ?? {}}
          onChange={(changes) => onChange(lines.map((one, index) => (index === at ? { ...one, ...changes } : one)))}
          onRemove={lines.length > 1 ? () => onChange(lines.filter((_line, index) => index !== at)) : undefined}
          onNext={(from) => {
            if (from === 'sku') goTo(at, 'quantity');
            else if (at < lines.length - 1) goTo(at + 1, 'sku');
            else add();
          }}
        />
      ))}
      {error !== null && (
        <Text as="p" size={200} className={styles.fault} role="alert">
          {error}
        </Text>
      )}
      {lines.length < max && (
        <Button size="small" className={styles.add} icon={<Add16Regular />} onClick={add}>
          {t('lines.add')}
        </Button>
      )}
    </div>
  );
}
