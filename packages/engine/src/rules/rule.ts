/** The rules that a plan never breaks, in the order in which they are asked. */
export const RULES = [
  'blocked',
  'locked',
  'condition',
  'zone',
  'fit',
  'pieces',
  'weight',
  'volume',
  'mixing',
  'hazard',
] as const;
export type RuleName = (typeof RULES)[number];

/** One rule. It keeps as much of the placement as it must know; a part is one slot's content of a SKU. */
export interface Rule {
  readonly name: RuleName;
  /** Whether a part may come to a location, beside what lies there now. */
  admits(part: number, location: number): boolean;
  /** The part lies there from now on. Left out by rules that do not look at what lies there. */
  enter?(part: number, location: number): void;
  leave?(part: number, location: number): void;
}
