import type { Measures } from '@slotwise/contract';

/** Whether somebody has measured and weighed it: otherwise that is work to do. */
export const isMeasured = ({ lengthMm, widthMm, heightMm, weightG }: Measures): boolean =>
  [lengthMm, widthMm, heightMm, weightG].every((one) => one !== null);
