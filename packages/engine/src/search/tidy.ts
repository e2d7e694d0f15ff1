import type { Guard } from './neighbourhood';
import type { Placement } from './placement';
import type { SlotGroups } from './slot-groups';

/** Within each group, frequent items come to the slots that are reached first, as far as rules allow. */
export function tidyGroups(
  { count, starts, members }: SlotGroups,
  placement: Placement,
  reach: Float64Array,
  places: Int32Array,
  velocity: Float64Array,
  guard: Guard | undefined,
): void {
  const parts = new Int32Array(2);
  const from = new Int32Array(2);
  const to = new Int32Array(2);
  for (let group = 0; group < count; group++) {
    const slots = members.slice(starts[group], starts[group + 1]).sort((a, b) => reach[a]! - reach[b]! || a - b);
    const wanted = slots
      .map((slot) => placement.itemOfSlot[slot]!)
      .filter((item) => item >= 0)
      .sort((a, b) => velocity[b]! - velocity[a]! || a - b);
    wanted.forEach((item, at) => {
      const slot = slots[at]!;
      const old = placement.slotOfItem[item]!;
      if (reach[old] === reach[slot]) return;
      const other = placement.itemOfSlot[slot]!;
      parts[0] = item;
      parts[1] = other;
      from[0] = to[1] = places[old]!;
      to[0] = from[1] = places[slot]!;
      if (!guard || guard.rearrange(other < 0 ? 1 : 2, parts, from, to)) placement.exchange(item, slot);
    });
  }
}
