export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
