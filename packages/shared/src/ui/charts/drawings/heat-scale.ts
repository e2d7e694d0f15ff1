/** Nine steps of viridis: perceptually even, and told apart by people with any colour vision. */
export const HEAT = [
  '#440154',
  '#472d7b',
  '#3b528b',
  '#2c728e',
  '#21918c',
  '#28ae80',
  '#5ec962',
  '#addc30',
  '#fde725',
] as const;

const FIRST_WITH_DARK_INK = 4;

/** The step of a figure between the least and the most, 0 to 8. */
export function heatStep(value: number, least: number, most: number): number {
  const share = most === least ? 0.5 : (value - least) / (most - least);
  return Math.round(share * (HEAT.length - 1));
}

/** The colour of text on a step: at least 4.5:1. */
export const inkOn = (step: number): string => (step >= FIRST_WITH_DARK_INK ? '#000000' : '#ffffff');
