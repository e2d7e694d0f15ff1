export const WHOLE_NUMBER_FAULTS = ['number.not-whole', 'number.too-small', 'number.too-large'] as const;
export type WholeNumberFault = (typeof WHOLE_NUMBER_FAULTS)[number];

/**
 * Reads typed text as a whole number. Nothing is rounded: any other number is a fault.
 * @returns null where nothing was typed; a fault instead of a number where that cannot be taken
 */
export function wholeNumber(text: string, min: number, max: number): number | null | WholeNumberFault {
  const written = text.trim();
  if (written === '') return null;
  if (!/^-?\d+$/.test(written)) return 'number.not-whole';
  const value = Number(written);
  if (value < min) return 'number.too-small';
  return value > max ? 'number.too-large' : value;
}

export const isWholeNumberFault = (value: unknown): value is WholeNumberFault =>
  WHOLE_NUMBER_FAULTS.some((fault) => fault === value);
