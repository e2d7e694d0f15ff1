import { PIECES_MAX } from '@slotwise/contract/constants';
import { Button, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { Input } from '@slotwise/shared/ui/forms';
import { Add20Regular, Subtract20Regular } from '@slotwise/shared/ui/icons';
import { useState } from 'react';
import { useWords as useInventoryWords } from '../words';
import { factorOf, piecesOf, type GoodsLine } from './goods';
import { useWords } from './words';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  line: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  stepper: { display: 'flex', alignItems: 'center', gap: '8px' },
  none: { display: 'none' },
  step: { minWidth: '56px', minHeight: '48px' },
  number: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '48px',
    '& input': {
      textAlign: 'center',
      fontSize: tokens.fontSizeBase600,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface GoodsLinesProps {
  lines: readonly GoodsLine[];
  /** The smallest quantity: none can be counted, but not be booked. */
  least: 0 | 1;
  onChange: (line: GoodsLine, quantity: number) => void;
}

/** Goods scanned so far, the last one first, each with its number, which can be set by thumb and by key. */
export function GoodsLines({ lines, least, onChange }: GoodsLinesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('goods.label')}>
      {lines.map((line) => {
        const unit = inventory.t(`unit.${line.unit}`);
        const set = (quantity: number) => onChange(line, Math.min(PIECES_MAX, Math.max(least, quantity)));
        return (
          <li key={`${line.sku.id} ${line.unit} ${line.lot}`} className={styles.line}>
            <span className={styles.name}>
              <span className={styles.code}>{line.sku.code}</span>
              <span className={styles.quiet}>{line.sku.name}</span>
              {line.lot !== '' && <span className={styles.quiet}>{t('goods.lot', { lot: line.lot })}</span>}
              {line.serials && <span className={styles.quiet}>{line.serials.join(', ')}</span>}
              {factorOf(line) > 1 && (
                <span className={styles.quiet}>
                  {t('amount.packs', { packs: line.quantity, unit: line.unit, pieces: piecesOf(line) })}
                </span>
              )}
            </span>
            {/* Each piece has a name: none is added or taken away by number. */}
            <div className={mergeClasses(styles.stepper, line.serials && styles.none)}>
              <Button
                className={styles.step}
                icon={<Subtract20Regular />}
                aria-label={t('goods.fewer', { sku: line.sku.code })}
                disabled={line.quantity <= least}
                onClick={() => set(line.quantity - 1)}
              />
              <Quantity
                className={styles.number}
                label={t('goods.quantity', { sku: line.sku.code, unit })}
                value={line.quantity}
                least={least}
                onChange={set}
              />
              <Button
                className={styles.step}
                icon={<Add20Regular />}
                aria-label={t('goods.more', { sku: line.sku.code })}
                onClick={() => set(line.quantity + 1)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface QuantityProps {
  className: string;
  label: string;
  value: number;
  least: number;
  onChange: (quantity: number) => void;
}

/**
 * A number that may be empty while somebody types it. What was refused does not stay in it: the box, the words above it and
 * the button below say the same number.
 */
function Quantity({ className, label, value, least, onChange }: QuantityProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isUnderWay = draft !== null && (draft === '' || Number(draft) < least || Number(draft) === value);
  return (
    <Input
      className={className}
      value={isUnderWay ? draft : String(value)}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setDraft(null)}
      onChange={(_event, { value: text }) => {
        if (!/^\d{0,7}$/.test(text)) return;
        setDraft(text);
        if (text !== '' && Number(text) >= least) onChange(Number(text));
      }}
    />
  );
}
