import { useFormats } from '@slotwise/shared/words';

/** Tenths of a percent. */
const STEPS = 1000;
/** A share that is a whole number of steps but for the rounding of its digits is no more than that. */
const ROUNDING = 1e-9;

/** The most that a plan is from the best possible, in percent: rounded up, as less would not be true. */
export function useGap() {
  const formats = useFormats();
  return (gap: number) =>
    formats.number(Math.ceil(gap * STEPS - ROUNDING) / STEPS, { style: 'percent', maximumFractionDigits: 1 });
}
