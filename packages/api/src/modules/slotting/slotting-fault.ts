import type { FieldFault } from '@slotwise/contract';

/** Of what was asked for no plan can be made: the run fails, and says why. */
export class SlottingFault extends Error {
  constructor(readonly fault: FieldFault) {
    super(`${fault.field} ${fault.reason}`);
  }
}
