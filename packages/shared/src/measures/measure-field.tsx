import { TextField, type TextFieldProps } from '@slotwise/shared/ui/forms';
import type { Measure } from './measures';
import { useTypedMeasure } from './use-typed-measure';

interface MeasureFieldProps extends Omit<TextFieldProps, 'inputMode' | 'contentAfter'> {
  measure: Measure;
}

/** A measure, typed in the unit of the company. Its value is the stored whole number, as text. */
export function MeasureField({ measure, value, onChange, hint, error, ...field }: MeasureFieldProps) {
  const { symbol, kept, unread, ...typed } = useTypedMeasure(measure, value, onChange);
  return (
    <TextField
      {...field}
      {...typed}
      // The form refuses it as no whole number, which is not what is to be typed.
      error={error ? (unread ?? error) : error}
      hint={kept ?? hint}
      inputMode="decimal"
      autoComplete="off"
      contentAfter={symbol}
    />
  );
}
