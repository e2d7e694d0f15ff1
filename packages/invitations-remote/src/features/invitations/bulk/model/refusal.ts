import type { BulkCheck, BulkFault, BulkResult } from '@slotwise/contract';
import type { Said } from '../words';

const ofAddress = ({ code, max }: BulkFault): Said => {
  if (code === 'empty') return { id: 'fault.no-address' };
  if (code === 'not_an_email') return { id: 'fault.email' };
  if (code === 'malformed') return { id: 'fault.no-contact' };
  return max === undefined ? { id: 'fault.address' } : { id: 'fault.address-long', values: { max } };
};

const ofName = ({ code, max }: BulkFault): Said =>
  code === 'too_long' && max !== undefined ? { id: 'fault.name-long', values: { max } } : { id: 'fault.name' };

function ofRow(fault: BulkFault): Said {
  if (fault.field === 'address') return ofAddress(fault);
  if (fault.field === 'role') return { id: fault.code === 'unknown_role' ? 'fault.role-gone' : 'fault.role-refused' };
  return fault.field === 'name' ? ofName(fault) : { id: 'fault.unreadable' };
}

/** Why the server did or would not invite somebody; null for those whom it does. */
export function refusalOf({ outcome, fault }: Pick<BulkCheck | BulkResult, 'outcome' | 'fault'>): Said | null {
  switch (outcome) {
    case 'free':
    case 'invited':
      return null;
    case 'pending':
      return { id: 'fault.pending' };
    case 'member':
      return { id: 'fault.member' };
    case 'duplicate':
      return { id: 'fault.duplicate-elsewhere' };
    case 'invalid':
      return fault ? ofRow(fault) : { id: 'fault.refused' };
  }
}
