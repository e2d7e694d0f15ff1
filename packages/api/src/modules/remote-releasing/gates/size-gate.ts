import type { FieldFault } from '@slotwise/contract';
import { fault } from './gate';

export function sizeGate(bytes: number, budgetKB: number): FieldFault[] {
  if (bytes <= budgetKB * 1024) return [];
  return [fault('size', `its first screen is ${(bytes / 1024).toFixed(1)} kB gzip, of ${budgetKB} kB allowed`)];
}
