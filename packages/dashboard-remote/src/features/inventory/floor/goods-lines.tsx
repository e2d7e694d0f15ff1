import { makeStyles, tokens } from '@slotwise/shared/ui';
import { factorOf, piecesOf, type GoodsLine } from './goods';
import type { QuantityProps } from './quantity';
import { Stepper } from './stepper';
import { lineKey, type Typed } from './typed-numbers';
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
});

interface GoodsLinesProps {
  lines: readonly GoodsLine[];
  /** The smallest quantity: none can be counted, but not be booked. */
  least: 0 | 1;
  /** The largest of a line; null: not known. */
  mostOf?: (line: GoodsLine) => number | null;
  mostIs?: 'there' | 'expected';
  /** Why a receipt takes in no more of a line. */
  surplusOf?: (line: GoodsLine) => QuantityProps['surplus'];
  typed: Typed;
  /** Whether a typed number is asked about before it counts. */
  isDoubtful?: (line: GoodsLine, quantity: number) => boolean;
  onChange: (line: GoodsLine, quantity: number) => void;
}

/** Goods scanned so far, the last one first, each with its number, which can be set by thumb and by key. */
export function GoodsLines(props: GoodsLinesProps) {
  const { lines, least, mostOf = () => null, mostIs = 'there', surplusOf, typed, isDoubtful, onChange } = props;
  const styles = useStyles();
  const { t } = useWords();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('goods.label')}>
      {lines.map((line) => {
        const name = lineKey(line);
        return (
          <li key={name} className={styles.line}>
            <span className={styles.name}>
              <span className={styles.code}>{line.sku.code}</span>
              <span className={styles.quiet}>{line.sku.name}</span>
              {line.lot !== '' && <span className={styles.quiet}>{t('goods.lot', { lot: line.lot })}</span>}
              {line.arrivesAs && <span className={styles.quiet}>{t(`goods.${line.arrivesAs}`)}</span>}
              {line.serials && <span className={styles.quiet}>{line.serials.join(', ')}</span>}
              {factorOf(line) > 1 && (
                <span className={styles.quiet}>
                  {t('amount.packs', { packs: line.quantity, unit: line.unit, pieces: piecesOf(line) })}
                </span>
              )}
            </span>
            {/* Each piece has a name: none is added or taken away by number. */}
            {!line.serials && (
              <Stepper
                sku={line.sku.code}
                unit={line.unit}
                name={name}
                typed={typed}
                value={line.quantity}
                least={least}
                most={mostOf(line)}
                mostIs={mostIs}
                surplus={surplusOf?.(line)}
                isDoubtful={isDoubtful && ((quantity) => isDoubtful(line, quantity))}
                onChange={(quantity) => onChange(line, quantity)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
