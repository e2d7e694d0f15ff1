import type { ErrorCode } from '@slotwise/contract/errors';

export type ModelFaultCode = Extract<ErrorCode, `model_${string}`>;

/** Why a model gave no answer, or not all of one. Says nothing of what it was asked. */
export class ModelFault extends Error {
  constructor(
    readonly code: ModelFaultCode,
    /** For whoever runs the server. */
    readonly why: string,
  ) {
    super(`${code}: ${why}`);
  }
}
