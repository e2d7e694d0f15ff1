import type { FieldFault } from '@slotwise/contract';
import { isRemoteManifest } from '@slotwise/contract/manifest';
import { addressGate } from './address-gate';
import { claimGate } from './claim-gate';
import { eventGate } from './event-gate';
import type { Surroundings } from './gate';
import { manifestGate, platformGate } from './manifest-gate';
import { shapeGate } from './shape-gate';

export { accessibilityGate } from './accessibility-gate';
export { droppedGate } from './event-gate';
export type { Surroundings } from './gate';
export { manifestGate } from './manifest-gate';
export { sizeGate } from './size-gate';

/** Everything that speaks against serving a manifest beside what is live. */
export function faultsOf(candidate: unknown, surroundings: Surroundings): FieldFault[] {
  if (!isRemoteManifest(candidate)) return manifestGate(candidate);
  return [
    ...platformGate(candidate.platform),
    ...claimGate(candidate, surroundings.live),
    ...addressGate(candidate),
    ...eventGate(candidate, surroundings),
    ...shapeGate(candidate, surroundings.live),
  ];
}
