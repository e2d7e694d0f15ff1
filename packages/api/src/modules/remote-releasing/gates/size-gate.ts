import type { FieldFault } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';

/**
 * Scripts shrink to a third or a quarter. A script that shrinks much more hides its cost to the browser, which runs the
 * whole.
 */
const RAW_PER_GZIP = 8;

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

/** Refuses a first screen that is over the budget. @param sizes of its files, in bytes */
export function sizeGate({ gzip, raw }: { gzip: number; raw: number }, budgetKB: number): FieldFault[] {
  if (gzip > budgetKB * 1024) {
    return [fieldFault('size', 'first_screen_size', { size: kB(gzip), max: budgetKB })];
  }
  const rawKB = budgetKB * RAW_PER_GZIP;
  if (raw > rawKB * 1024) return [fieldFault('size', 'first_screen_unpacked', { size: kB(raw), max: rawKB })];
  return [];
}
