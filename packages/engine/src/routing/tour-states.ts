/**
 * State of the aisles walked so far, seen from the next one, for any number of cross-aisles: of each crossing of the
 * last aisle the degree (0, odd or even), and which of them hang together. These classes are all that the rest of the
 * tour needs to know (Ratliff and Rosenthal, 1983, for two cross-aisles; Roodbergen and de Koster, 2001, for three).
 * They are listed by following every step from the empty aisle, so none is written down by hand.
 */
interface Shape {
  /** 0 not reached, 1 odd, 2 even, by crossing. */
  degrees: readonly number[];
  /** Crossings with the same number hang together; 0 where the degree is 0. */
  parts: readonly number[];
  /** All is visited and closed: nothing may follow. */
  closed: boolean;
}

/** One kind of step: pairs of states, and how often it walks along cross-aisles to the next aisle. */
export interface Step {
  from: Uint16Array;
  to: Uint16Array;
  walked: Uint16Array;
}

/** Steps in the stretch between a crossing and the next one behind it. */
interface Stretch {
  /** Walked whole, once. */
  once: Step;
  /** Walked whole, twice. */
  twice: Step;
  /** In from the front crossing and out again. */
  fromFront: Step;
  /** In from the back crossing and out again. */
  fromBack: Step;
  /** In from both ends, as far as its widest gap. */
  fromBoth: Step;
}

export interface TourStates {
  count: number;
  /** The state before the first aisle. */
  start: number;
  /** States in which a tour may end. */
  ends: Uint16Array;
  stretches: Stretch[];
  /** The crossing must be reached, because the depot stands there. */
  reach: Step[];
  onward: Step;
}

const EVEN = 2;
const flip = (degree: number) => (degree === 1 ? EVEN : 1);
const keyOf = ({ degrees, parts, closed }: Shape) => (closed ? 'closed' : `${degrees.join('')}/${parts.join('')}`);

/** Numbers the parts in the order of their first crossing, so that equal shapes read the same. */
function shape(degrees: readonly number[], parts: readonly number[]): Shape {
  const names = new Map<number, number>();
  const named = parts.map((part, crossing) => {
    if (degrees[crossing] === 0) return 0;
    if (!names.has(part)) names.set(part, names.size + 1);
    return names.get(part) ?? 0;
  });
  return { degrees, parts: named, closed: false };
}

/** Crossings that a step reaches for the first time become parts of their own. */
function reached({ degrees, parts }: Shape, crossings: readonly number[], next: readonly number[]): Shape {
  const own = parts.map((part, crossing) =>
    degrees[crossing] === 0 && crossings.includes(crossing) ? parts.length + 1 + crossing : part,
  );
  return { degrees: next, parts: own, closed: false };
}

const inAndOut =
  (...crossings: number[]) =>
  (before: Shape): Shape => {
    const degrees = before.degrees.map((degree, crossing) =>
      degree === 0 && crossings.includes(crossing) ? EVEN : degree,
    );
    const { parts } = reached(before, crossings, degrees);
    return shape(degrees, parts);
  };

const through =
  (front: number, times: 1 | 2) =>
  (before: Shape): Shape => {
    const back = front + 1;
    const both = [front, back];
    const degrees = before.degrees.map((degree, crossing) => {
      if (!both.includes(crossing)) return degree;
      if (times === 2) return degree === 0 ? EVEN : degree;
      return flip(degree);
    });
    const { parts } = reached(before, both, degrees);
    const joined = parts.map((part) => (part === parts[back] ? (parts[front] ?? 0) : part));
    return shape(degrees, joined);
  };

/** Every way to the next aisle: how often each cross-aisle is walked, at most twice, and the shape that is left. */
function listNextShapes(before: Shape): { after: Shape; walked: number }[] {
  const { degrees, parts, closed } = before;
  if (closed) return [{ after: before, walked: 0 }];
  const nothing = degrees.every((degree) => degree === 0);
  if (nothing) return [{ after: before, walked: 0 }];
  let ways: number[][] = [[]];
  for (const degree of degrees)
    ways = ways.flatMap((crossings) =>
      degree === 1
        ? [[...crossings, 1]]
        : degree === EVEN
          ? [
              [...crossings, 0],
              [...crossings, 2],
            ]
          : [[...crossings, 0]],
    );
  const count = Math.max(...parts);
  return ways.flatMap((crossings) => {
    const walked = crossings.reduce((sum, times) => sum + times, 0);
    if (walked === 0) return count === 1 ? [{ after: { degrees, parts, closed: true }, walked }] : [];
    const leftBehind = parts.some(
      (part) => part > 0 && !parts.some((other, at) => other === part && (crossings[at] ?? 0) > 0),
    );
    const next = crossings.map((times) => (times === 2 ? EVEN : times));
    return leftBehind ? [] : [{ after: shape(next, parts), walked }];
  });
}

/** A tour is whole when all that it walks hangs together and every crossing is left as often as entered. */
const isWhole = ({ degrees, parts, closed }: Shape) =>
  closed || (degrees.every((degree) => degree !== 1) && Math.max(...parts) === 1);

/** @param crossAisles how many there are: 2 for one block, 3 for two */
export function tourStates(crossAisles: number): TourStates {
  const none: number[] = new Array<number>(crossAisles).fill(0);
  const shapes: Shape[] = [{ degrees: none, parts: none, closed: false }];
  const numbers = new Map(shapes.map((one, index) => [keyOf(one), index]));
  const numberOf = (one: Shape) => {
    const key = keyOf(one);
    const known = numbers.get(key) ?? shapes.push(one) - 1;
    numbers.set(key, known);
    return known;
  };
  type Rule = (before: Shape) => { after: Shape; walked: number }[];
  const staying =
    (change: (before: Shape) => Shape): Rule =>
    (before) =>
      before.closed ? [] : [{ after: change(before), walked: 0 }];
  const fronts = none.slice(1).map((_, front) => front);
  const rules = {
    stretches: fronts.map((front) => ({
      once: staying(through(front, 1)),
      twice: staying(through(front, 2)),
      fromFront: staying(inAndOut(front)),
      fromBack: staying(inAndOut(front + 1)),
      fromBoth: staying(inAndOut(front, front + 1)),
    })),
    reach: none.map((_, crossing) => staying(inAndOut(crossing))),
    onward: listNextShapes,
  };
  const all = [...rules.stretches.flatMap((stretch) => Object.values(stretch)), ...rules.reach, rules.onward];
  // The list grows while it is walked, until no step leads to a shape that is not in it.
  for (let at = 0; at < shapes.length; at++)
    for (const rule of all) for (const { after } of rule(shapes[at] as Shape)) numberOf(after);
  const step = (rule: Rule): Step => {
    const rows = shapes.flatMap((before, from) =>
      rule(before).map(({ after, walked }) => ({ from, to: numberOf(after), walked })),
    );
    return {
      from: Uint16Array.from(rows, ({ from }) => from),
      to: Uint16Array.from(rows, ({ to }) => to),
      walked: Uint16Array.from(rows, ({ walked }) => walked),
    };
  };
  return {
    count: shapes.length,
    start: 0,
    ends: Uint16Array.from(shapes.flatMap((one, index) => (isWhole(one) ? [index] : []))),
    stretches: rules.stretches.map(({ once, twice, fromFront, fromBack, fromBoth }) => ({
      once: step(once),
      twice: step(twice),
      fromFront: step(fromFront),
      fromBack: step(fromBack),
      fromBoth: step(fromBoth),
    })),
    reach: rules.reach.map(step),
    onward: step(rules.onward),
  };
}
