import { fieldFault, refuse } from '../../platform/errors';
import type { Draft } from './draft';

/**
 * Expired goods do not come in as available: a mistyped day would block good stock, and a right one would offer what
 * nobody may have. They are not picked either, nor goods that somebody holds.
 * @param today `2026-11-28`
 * @throws validation_failed, lot_unusable
 */
export function checkLots(drafts: readonly Draft[], today: string): void {
  const faults = drafts.flatMap(({ kind, field, lot, to }) => {
    const comesIn = (kind === 'receive' || kind === 'found') && to?.state === 'available';
    const day = lot?.expiresOn ?? null;
    return comesIn && day !== null && day < today ? [fieldFault(`${field}/expires_on`, 'lot_expired', { day })] : [];
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
  const unusable = drafts.flatMap(({ kind, field, lot }) => {
    const isExpired = lot != null && lot.expiresOn !== null && lot.expiresOn < today;
    return kind === 'pick' && (isExpired || lot?.held === true) ? [fieldFault(`${field}/lot`, 'lot_not_picked')] : [];
  });
  if (unusable.length > 0) throw refuse('lot_unusable', unusable);
}
