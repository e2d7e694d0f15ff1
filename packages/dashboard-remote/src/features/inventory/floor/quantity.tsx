import { makeStyles, tokens } from '@slotwise/shared/ui';
import { Input } from '@slotwise/shared/ui/forms';
import { useEffect, useId, useRef } from 'react';
import { faultOf, withDraft, type NumberFault, type Typed } from './typed-numbers';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: '4px' },
  number: {
    width: '100%',
    minWidth: 0,
    minHeight: '48px',
    '& input': {
      textAlign: 'center',
      minWidth: 0,
      fontSize: tokens.fontSizeBase600,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  fault: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase300 },
});

export interface QuantityProps {
  label: string;
  value: number;
  least: number;
  most: number | null;
  /** Why there are no more: no more lie there, no more are taken in, or no more are asked for. */
  mostIs: 'there' | 'expected' | 'wanted';
  /** Of a receipt: pieces that it expects, and how many more it takes in. */
  surplus?: { expected: number; over: number };
  typed: Typed;
  /** Name among the typed numbers. */
  name: string;
  /** A number that is asked about, which waits for the end of the typing. */
  isDoubtful?: (quantity: number) => boolean;
  onChange: (quantity: number) => void;
}

/**
 * A number that may be anything while somebody types it: what is not a whole number within bounds stays as it was typed, says
 * what is wrong, and does not count. Nothing is rounded, cut or left out of it.
 */
export function Quantity({
  label,
  value,
  least,
  most,
  mostIs,
  surplus,
  typed,
  name,
  isDoubtful = () => false,
  onChange,
}: QuantityProps) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId();
  const draft = typed.value.get(name);
  const { read, write } = typed;
  const keep = (text: string | null) => write(withDraft(read(), name, text));
  useEffect(() => () => write(withDraft(read(), name, null)), [read, write, name]);
  const text = (fault: NumberFault | null): string | null => {
    if (fault === null || fault.is === 'empty') return null;
    if (fault.is === 'whole') return t('number.whole');
    if (fault.is === 'most' && mostIs === 'expected')
      return t('number.expected', { bound: fault.bound, expected: 0, over: 0, ...surplus });
    if (fault.is === 'most' && mostIs !== 'there') return t(`number.${mostIs}`, { bound: fault.bound });
    return t(`number.${fault.is}`, { bound: fault.bound });
  };
  const fault = draft === undefined ? null : text(faultOf(draft, least, most));
  /** The number before the typing, of which the first digits count already: `9` of `90`. */
  const before = useRef(value);
  const own = useRef<number | null>(null);
  const restore = () => {
    if (own.current === value && before.current !== value) onChange(before.current);
    own.current = null;
  };
  const end = () => {
    if (draft === undefined) return;
    const isEmpty = draft.trim() === '';
    if (!isEmpty && faultOf(draft, least, most) !== null) return;
    keep(null);
    restore();
    if (!isEmpty) onChange(Number(draft));
  };
  return (
    <span className={styles.root}>
      <Input
        className={styles.number}
        value={draft ?? String(value)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        onFocus={(event) => {
          own.current = null;
          event.currentTarget.select();
        }}
        onBlur={end}
        onKeyDown={({ key }) => key === 'Enter' && end()}
        onChange={(_event, { value: next }) => {
          const number = Number(next);
          // Scanned, or set by another button meanwhile.
          if (own.current !== value) before.current = value;
          own.current = value;
          if (faultOf(next, least, most) !== null || isDoubtful(number)) return keep(next);
          keep(null);
          own.current = number;
          if (number !== value) onChange(number);
        }}
      />
      {fault !== null && (
        <span id={id} role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}
