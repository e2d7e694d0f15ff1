// Exports with which threads of other modules unpack a plan: nothing of the server's own.
export { unpackedPlan, type KeptPlan, type UnpackedPlan } from './unpacked-plan';
export { yieldToOthers } from '../search/thread';
