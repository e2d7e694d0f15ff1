import type { StorageLocation } from '../model/sku';
import { RuleBook } from '../rules/rule-book';
import type { Setup } from './setup';

/** Number of locations that are tried for a part that finds no free slot, by moving on their contents. */
const TRIES = 300;

/** Locations that every part finds alike when they are empty. */
const kindOf = (location: StorageLocation, at: number): string => {
  const { lengthMm, widthMm, heightMm, maxVolumeMm3, maxWeightG, maxPieces, zone, condition, mixing } = location;
  const oneLot = mixing === 'same_lot' || mixing === 'empty_only';
  const own = location.blocked || location.locked ? at : null;
  return JSON.stringify([
    lengthMm,
    widthMm,
    heightMm,
    maxVolumeMm3,
    maxWeightG,
    maxPieces,
    zone,
    condition,
    oneLot,
    own,
  ]);
};

/** Locations grouped by the parts that they take when empty. */
export interface Kinds {
  kindOf: Int32Array;
  /** One location of each kind, and how many slots it has in all. */
  sample: Int32Array;
  slots: Int32Array;
}

export function kindsOf({ problem, firstSlot }: Setup): Kinds {
  const numbers = new Map<string, number>();
  const sample: number[] = [];
  const slots: number[] = [];
  const kinds = Int32Array.from(problem.locations, (location, at) => {
    const key = kindOf(location, at);
    const kind = numbers.get(key) ?? numbers.size;
    if (kind === numbers.size) {
      numbers.set(key, kind);
      sample.push(at);
      slots.push(0);
    }
    slots[kind]! += firstSlot[at + 1]! - firstSlot[at]!;
    return kind;
  });
  return { kindOf: kinds, sample: Int32Array.from(sample), slots: Int32Array.from(slots) };
}

/** Fills slots with parts, one after another, and breaks no rule. Locked parts lie where they must before it begins. */
export class Filling {
  readonly plan: Int32Array;
  readonly book: RuleBook;
  private readonly holder: Int32Array;
  /** Slots by kind of location, in the order in which they are to be filled, and how far each list is full. */
  private readonly lists: number[][];
  private readonly heads: Int32Array;
  private readonly rank: Int32Array;

  /** @param order of the slots, the first to be filled first @param empty a book of a warehouse in which nothing lies */
  constructor(
    private readonly setup: Setup,
    private readonly kinds: Kinds,
    private readonly empty: RuleBook,
    private readonly order: readonly number[],
  ) {
    const { problem, parts, locked, locationOf, firstSlot } = setup;
    this.plan = new Int32Array(parts.count).fill(-1);
    this.holder = new Int32Array(locationOf.length).fill(-1);
    this.book = new RuleBook(problem, parts);
    this.lists = Array.from(kinds.sample, () => []);
    this.heads = new Int32Array(kinds.sample.length);
    this.rank = new Int32Array(locationOf.length);
    order.forEach((slot, at) => {
      this.lists[kinds.kindOf[locationOf[slot]!]!]!.push(slot);
      this.rank[slot] = at;
    });
    locked.forEach((stays, part) => {
      if (stays === 0) return;
      let slot = firstSlot[parts.today[part]!]!;
      while (this.holder[slot]! >= 0) slot++;
      this.put(part, slot);
    });
  }

  put(part: number, slot: number): void {
    this.plan[part] = slot;
    this.holder[slot] = part;
    this.book.enter(part, this.setup.locationOf[slot]!);
  }

  private take(part: number): number {
    const slot = this.plan[part]!;
    this.plan[part] = -1;
    this.holder[slot] = -1;
    this.book.leave(part, this.setup.locationOf[slot]!);
    const kind = this.kinds.kindOf[this.setup.locationOf[slot]!]!;
    // The slot is free again: the list is no longer full up to its head.
    this.heads[kind] = Math.min(this.heads[kind]!, this.lists[kind]!.indexOf(slot));
    return slot;
  }

  /** The first free slot of a location, −1 if all are held. */
  freeSlot(location: number): number {
    const { firstSlot } = this.setup;
    for (let slot = firstSlot[location]!; slot < firstSlot[location + 1]!; slot++)
      if (this.holder[slot]! < 0) return slot;
    return -1;
  }

  /** The first slot in order that takes a part, −1 if none does. */
  private find(part: number): number {
    const { lists, heads, holder, rank, kinds, empty, book } = this;
    const { locationOf } = this.setup;
    let found = -1;
    for (let kind = 0; kind < lists.length; kind++) {
      if (!empty.admits(part, kinds.sample[kind]!)) continue;
      const list = lists[kind]!;
      while (heads[kind]! < list.length && holder[list[heads[kind]!]!]! >= 0) heads[kind]!++;
      for (let at = heads[kind]!; at < list.length; at++) {
        const slot = list[at]!;
        if (found >= 0 && rank[slot]! > rank[found]!) break;
        if (holder[slot]! >= 0 || !book.admits(part, locationOf[slot]!)) continue;
        found = slot;
        break;
      }
    }
    return found;
  }

  /** Places a part in the first slot that takes it, or in one whose goods another slot takes. @returns whether it has a place */
  place(part: number): boolean {
    const slot = this.find(part);
    if (slot >= 0) this.put(part, slot);
    return slot >= 0 || this.makeRoom(part);
  }

  private makeRoom(part: number): boolean {
    const { book, empty, holder, setup } = this;
    let tries = 0;
    for (const slot of this.order) {
      const location = setup.locationOf[slot]!;
      const held = holder[slot]!;
      if (held < 0 || setup.locked[held] === 1 || !empty.admits(part, location)) continue;
      if (tries++ >= TRIES) return false;
      this.take(held);
      if (book.admits(part, location)) {
        this.put(part, slot);
        const next = this.find(held);
        if (next >= 0) {
          this.put(held, next);
          return true;
        }
        this.take(part);
      }
      this.put(held, slot);
    }
    return false;
  }
}
