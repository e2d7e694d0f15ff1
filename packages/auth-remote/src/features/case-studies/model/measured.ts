import type { TravelValue } from './reference-values';
import written from './measured.json';

interface Spread {
  median: number;
  min: number;
  max: number;
}

interface Measured {
  command: string;
  /** Day, as YYYY-MM-DD. */
  date: string;
  /** Git's name of the engine's folder as it was measured. */
  engine: string;
  machine: string;
  routing: { blocks: 1 | 2; instances: number; reached: number; ms: Spread & { rounds: number } }[];
  assignment: {
    set: 'Guo' | 'Silva';
    instances: number;
    notWorse: number;
    better: number;
    /** Of the processor for each instance. */
    seconds: number;
    ms: { median: number; max: number };
  }[];
  retail: {
    orders: { seen: number; unseen: number };
    rules: TravelValue[];
    found: { seen: Spread; unseen: Spread };
    /** Of the processor for each search. */
    seconds: number;
    seeds: number;
  };
}

/** Latest results of `npm run bench -- engine --write`. */
export const MEASURED = written as Measured;

const thousands = (value: number) => Math.round(value / 1000);
const inThousands = ({ min, max }: Spread) => ({ min: thousands(min), max: thousands(max) });

/** Travel by the rules and by our plans, in thousands of units; of our plans the median of all searches. */
export const MEASURED_TRAVEL: readonly TravelValue[] = [
  ...MEASURED.retail.rules.map(({ rule, seen, unseen }) => ({
    rule,
    seen: thousands(seen),
    unseen: thousands(unseen),
  })),
  {
    rule: 'found',
    seen: thousands(MEASURED.retail.found.seen.median),
    unseen: thousands(MEASURED.retail.found.unseen.median),
  },
];

/** Spread of the searches, in thousands of units. */
export const FOUND_SPREAD = {
  seen: inThousands(MEASURED.retail.found.seen),
  unseen: inThousands(MEASURED.retail.found.unseen),
};
