import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import type { Measure } from './measures';
import { useMeasures } from './use-measures';
import { useWords } from './words';

interface TypedMeasure {
  value: string;
  onChange: (typed: string) => void;
  symbol: string;
  /** Says what is stored, where that is not exactly what was typed. */
  kept: string | undefined;
  /** Says how a number is written, where what was typed is none in the reader's language. */
  unread: string | undefined;
}

/**
 * A field's text in the unit of the company, for a form whose values are stored whole numbers as text. What is no number reaches the
 * form as it was typed, which refuses it.
 */
export function useTypedMeasure(measure: Measure, stored: string, change: (stored: string) => void): TypedMeasure {
  const measures = useMeasures();
  const { t } = useWords();
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const isStored = /^-?\d+$/.test(stored.trim());
  const read = typed === null ? null : measures.read(measure, typed);
  // The form changed it otherwise since: what was typed is not it any more.
  const isTyped = typed !== null && (read ? String(read.stored) : typed) === stored;
  if (measures.system === 'metric') {
    return { value: stored, onChange: change, symbol: measures.symbol(measure), kept: undefined, unread: undefined };
  }
  return {
    value: isTyped ? typed : isStored ? measures.typed(measure, Number(stored)) : stored,
    onChange: (next) => {
      const found = measures.read(measure, next);
      setTyped(next);
      change(found ? String(found.stored) : next);
    },
    symbol: measures.symbol(measure),
    kept:
      isTyped && read && !read.isExact
        ? t('measure.kept', { value: measures.stored(measure, read.stored), near: measures.text(measure, read.stored) })
        : undefined,
    unread:
      isTyped && !read && typed.trim() !== ''
        ? t('measure.unread', { one: formats.number(12.5), other: formats.number(1250.5) })
        : undefined,
  };
}
