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

/** One rule. It keeps what it must know of who lies where; a part is what one slot holds of a SKU. */
export interface Rule {
  readonly name: RuleName;
  /** Whether a part may come to a location, beside what lies there now. */
  admits(part: number, location: number): boolean;
  /** The part lies there from now on. Left out by rules that do not look at what lies there. */
  enter?(part: number, location: number): void;
  leave?(part: number, location: number): void;
}
