import type { FieldFaultCode, FieldFaultParam } from '@slotwise/contract/field-faults';

/** Why a file cannot be read as a table. */
export type FileFaultCode = Extract<FieldFaultCode, `file_${string}`>;

/** The file itself is at fault, and with it everything in it. */
export class FileFault extends Error {
  constructor(
    readonly code: FileFaultCode,
    readonly params: Readonly<Record<string, FieldFaultParam>> = {},
  ) {
    super(code);
  }
}
