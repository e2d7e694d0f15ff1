/** Tours and the items that each collects, as one array with the start of each tour in it (compressed rows). */
export interface Tours {
  /** One more than there are tours; the last is the length of `items`. */
  starts: Uint32Array;
  /** Ascending within a tour, each once. */
  items: Uint32Array;
  /** Frequency of the tour in a period; a tour of the past counts less. */
  weights: Float64Array;
}

/**
 * @param orders what each tour collects, by number of the item; an item named twice counts once
 * @param itemCount items are numbered from 0 up to this
 * @param weights of each order; 1 without
 * @throws RangeError that names the order and the item or weight that cannot be
 */
export function toursOf(
  orders: readonly (readonly number[])[],
  itemCount: number,
  weights: (order: number) => number = () => 1,
): Tours {
  const rows = orders.map((order, index) => {
    const items = Uint32Array.from(new Set(order)).sort();
    const wrong = order.find((item) => !Number.isInteger(item) || item < 0 || item >= itemCount);
    if (wrong !== undefined)
      throw new RangeError(`item of order ${index} must be a whole number from 0 to ${itemCount - 1}, but is ${wrong}`);
    return items;
  });
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => (starts[index + 1] = starts[index]! + row.length));
  const items = new Uint32Array(starts[rows.length]!);
  rows.forEach((row, index) => items.set(row, starts[index]));
  const weighed = Float64Array.from(rows, (_, index) => {
    const weight = weights(index);
    if (!Number.isFinite(weight) || weight < 0)
      throw new RangeError(`weight of order ${index} must be a number of at least 0, but is ${weight}`);
    return weight;
  });
  return { starts, items, weights: weighed };
}

/** Tours that collect an item, in the same form. */
export interface ToursByItem {
  starts: Uint32Array;
  tours: Uint32Array;
}

export function toursByItem({ starts, items }: Tours, itemCount: number): ToursByItem {
  const ends = new Uint32Array(itemCount + 1);
  for (const item of items) ends[item + 1]!++;
  for (let item = 0; item < itemCount; item++) ends[item + 1]! += ends[item]!;
  const next = ends.slice();
  const tours = new Uint32Array(items.length);
  for (let tour = 0; tour + 1 < starts.length; tour++)
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) tours[next[items[at]!]!++] = tour;
  return { starts: ends, tours };
}

/** The same tours, collecting only some of their items. */
export function toursOnly({ starts, items, weights }: Tours, wanted: (item: number) => boolean): Tours {
  const kept = items.filter(wanted);
  const ends = new Uint32Array(starts.length);
  for (let tour = 0, count = 0; tour + 1 < starts.length; tour++) {
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) if (wanted(items[at]!)) count++;
    ends[tour + 1] = count;
  }
  return { starts: ends, items: kept, weights };
}

/** Tours from one number up to another; their items are a view. */
export function toursBetween({ starts, items, weights }: Tours, from: number, until: number): Tours {
  const first = starts[from]!;
  return {
    starts: starts.slice(from, until + 1).map((start) => start - first),
    items: items.subarray(first, starts[until]),
    weights: weights.subarray(from, until),
  };
}

/** Each so manieth tour, from the first. */
export function someTours(tours: Tours, every: number): Tours {
  if (every === 1) return tours;
  const { starts, items, weights } = tours;
  const own = Uint32Array.from({ length: Math.ceil(weights.length / every) }, (_, at) => at * every);
  const ends = new Uint32Array(own.length + 1);
  own.forEach((tour, at) => (ends[at + 1] = ends[at]! + starts[tour + 1]! - starts[tour]!));
  const kept = new Uint32Array(ends[own.length]!);
  own.forEach((tour, at) => kept.set(items.subarray(starts[tour], starts[tour + 1]), ends[at]));
  return { starts: ends, items: kept, weights: Float64Array.from(own, (tour) => weights[tour]!) };
}
