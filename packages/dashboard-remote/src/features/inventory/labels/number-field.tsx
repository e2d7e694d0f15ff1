import { TextField } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { isWholeNumberFault, wholeNumber } from '../sections/whole-number';
import { useWords } from '../words';

interface NumberFieldProps {
  label: string;
  hint?: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number that counts as soon as it is one; until then the last one does, and the fault is said. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps) {
  const { t } = useWords();
  const [written, setWritten] = useState<string | null>(null);
  const text = written ?? String(value);
  const read = wholeNumber(text, min, max);
  const fault = isWholeNumberFault(read) ? t(read) : undefined;
  return (
    <TextField
      {...{ label, hint }}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={fault}
      onChange={(next) => {
        setWritten(next);
        const number = wholeNumber(next, min, max);
        if (typeof number === 'number') onChange(number);
      }}
      onBlur={() => setWritten(null)}
    />
  );
}
