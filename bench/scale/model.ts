/** The load on one deployment. Rates are a second. */
export interface Load {
  instances: number;
  streams: number;
  /** Events of a company or WMS that all its people hear, for each stream of it. */
  sharedRate: number;
  /** Events that one person hears, on all their streams. */
  ownRate: number;
  /** Streams of one person: tabs share one, so devices. */
  streamsOfPerson: number;
  seed: number;
}

/** Which instances take the streams of a tenant. `anywhere`: the balancer's turn decides, tenant by tenant unknown. */
export type Placing = { name: string; placesOf: (tenant: number, streams: number, random: () => number) => number[] };

/** The load on each instance, by its number; and on the broker, a second. */
export interface Falls {
  streams: Float64Array;
  /** Channels that it watches, each a subscription at the broker and a memory of frames. */
  channels: Float64Array;
  /** Messages from the broker that it reads. */
  received: Float64Array;
  /** Frames that it writes to streams. */
  deliveries: Float64Array;
  published: number;
  /** Copies that the broker sends. */
  sent: number;
}

/** @returns numbers in [0, 1), the same for the same seed (mulberry32) */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sizes of companies: many small ones and few large, by a Pareto law with shape 1.16 (a fifth has four fifths), at most 5,000 streams each. */
export function tenantSizes(streams: number, random: () => number): number[] {
  const sizes: number[] = [];
  for (let left = streams; left > 0;) {
    const size = Math.min(left, 5000, Math.floor(3 / (1 - random()) ** (1 / 1.16)));
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** Weight of an instance for a tenant: who has the highest keeps it, and another instance's end moves nobody else's tenants. */
function weightOf(tenant: number, instance: number): number {
  let h = Math.imul(tenant ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(instance + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Instances in a tenant's own order. */
const rankedFor = (tenant: number, alive: readonly number[], count: number): number[] =>
  alive
    .map((instance) => ({ instance, weight: weightOf(tenant, instance) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ instance }) => instance);

export const anywhere = (alive: readonly number[]): Placing => ({
  name: 'any instance',
  placesOf: (_tenant, streams, random) =>
    Array.from({ length: streams }, () => alive[Math.floor(random() * alive.length)]!),
});

/**
 * Two instances for each tenant, by its id; one more for every `share` streams above, so that the largest does not fill
 * two instances alone.
 */
export const hashed = (alive: readonly number[], share: number): Placing => ({
  name: 'two by tenant',
  placesOf(tenant, streams) {
    const own = rankedFor(tenant, alive, Math.min(alive.length, Math.max(2, Math.ceil(streams / share))));
    return Array.from({ length: streams }, (_, n) => own[n % own.length]!);
  },
});

/** Places all streams and counts what follows from it. No queue is simulated: rates are means, and hold while no instance is full. */
export function simulate(load: Load, sizes: readonly number[], placing: Placing): Falls {
  const zeros = () => new Float64Array(load.instances);
  const falls: Falls = {
    ...{ streams: zeros(), channels: zeros(), received: zeros(), deliveries: zeros(), published: 0, sent: 0 },
  };
  const random = randomFrom(load.seed + 1);
  const add = (list: Float64Array, at: number, amount: number) => (list[at] = (list[at] ?? 0) + amount);
  for (const [tenant, size] of sizes.entries()) {
    const places = placing.placesOf(tenant, size, random);
    const held = new Map<number, number>();
    for (const place of places) held.set(place, (held.get(place) ?? 0) + 1);
    const rate = load.sharedRate * size;
    falls.published += rate;
    for (const [place, streams] of held) {
      add(falls.streams, place, streams);
      add(falls.channels, place, 1);
      add(falls.deliveries, place, rate * streams);
      // The instance that published hears it from itself.
      add(falls.received, place, rate * (1 - streams / size));
      falls.sent += rate;
    }
    for (let first = 0; first < size; first += load.streamsOfPerson) {
      const own = places.slice(first, first + load.streamsOfPerson);
      falls.published += load.ownRate;
      for (const place of new Set(own)) {
        add(falls.channels, place, 1);
        add(falls.received, place, load.ownRate * (1 - (held.get(place) ?? 0) / size));
        falls.sent += load.ownRate;
      }
      for (const place of own) add(falls.deliveries, place, load.ownRate);
    }
  }
  return falls;
}
