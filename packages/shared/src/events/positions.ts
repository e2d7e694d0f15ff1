/**
 * Position up to which this browser has heard each kind of channel. The id of a message is composite,
 * `u:12,c:345,w:77`: the number of its own channel is its own, the others say where the stream was then.
 */
export interface Positions {
  /** Takes note of a message; false if it was heard before. */
  accept(channel: string, id: string): boolean;
  /** Whether a stream can go on exactly where this browser stopped, on each of the channels. */
  covers(channels: readonly string[]): boolean;
  /** Takes over what another tab has heard; true if that is more than this one has, on a channel that it knew. */
  catchUp(id: string): boolean;
  /** Takes over what an id says of kinds of channels of which nothing is known yet. */
  learn(id: string): void;
  /** Position of a channel; undefined: unknown. */
  positionOf(channel: string): number | undefined;
  /** Forgets what is known of channels: others of their kinds take their places. */
  forget(channels: readonly string[]): void;
  /** As an id; empty: nothing is known. */
  toString(): string;
  clear(): void;
}

const ID = /^[a-z]:\d+(,[a-z]:\d+)*$/;
const parse = (id: string): Map<string, number> =>
  new Map(ID.test(id) ? id.split(',').map((part): [string, number] => [part.charAt(0), Number(part.slice(2))]) : []);
/** `company:42` → `c` */
const letterOf = (channel: string) => channel.charAt(0);

export function createPositions(): Positions {
  let heard = new Map<string, number>();
  const learn = (vector: Map<string, number>) => {
    for (const [letter, at] of vector) if (!heard.has(letter)) heard.set(letter, at);
  };

  return {
    accept(channel, id) {
      const vector = parse(id);
      const own = letterOf(channel);
      const number = vector.get(own);
      // A server that numbers nothing (or differently) cannot repeat anything either.
      if (number === undefined) return true;
      if (number <= (heard.get(own) ?? -1)) return false;
      heard.set(own, number);
      // Only what is not known yet: a number says where the stream was, not that this tab heard all up to it.
      learn(vector);
      return true;
    },
    learn: (id) => learn(parse(id)),
    positionOf: (channel) => heard.get(letterOf(channel)),
    forget(channels) {
      for (const channel of channels) heard.delete(letterOf(channel));
    },
    covers: (channels) => channels.every((channel) => heard.has(letterOf(channel))),
    catchUp(id) {
      let missed = false;
      for (const [letter, at] of parse(id)) {
        const mine = heard.get(letter);
        if (mine !== undefined && at > mine) missed = true;
        if (mine === undefined || at > mine) heard.set(letter, at);
      }
      return missed;
    },
    toString: () => [...heard].map(([letter, at]) => `${letter}:${at}`).join(','),
    clear() {
      heard = new Map();
    },
  };
}
