/** By how much of the demand a SKU carries. */
export const VELOCITY_CLASSES = ['A', 'B', 'C'] as const;
/** For how many days stock has lain: up to 30, 90, 180, 365, or more. */
export const AGES = ['30', '90', '180', '365', 'more'] as const;
/** The longest range that figures are asked for, in days. */
export const RANGE_DAYS_MAX = 732;
/** Millimetres above the floor between which nobody bends or stretches. */
export const GOLDEN_MM = { from: 500, to: 1500 } as const;
