/** The open slots of each group: those of group g stand from `starts[g]` to `starts[g + 1]`, in the order of their points. */
export interface SlotGroups {
  count: number;
  groupOf: Int32Array;
  members: Int32Array;
  starts: Int32Array;
}

/** @param of the group of each slot, numbered from 0 @param points of each slot */
export function slotGroups(groupOf: Int32Array, open: Int32Array, points: Int32Array): SlotGroups {
  const count = groupOf.reduce((most, group) => Math.max(most, group), -1) + 1;
  const starts = new Int32Array(count + 1);
  for (const slot of open) starts[groupOf[slot]! + 1]!++;
  for (let group = 0; group < count; group++) starts[group + 1]! += starts[group]!;
  const members = open.slice().sort((a, b) => groupOf[a]! - groupOf[b]! || points[a]! - points[b]! || a - b);
  return { count, groupOf, members, starts };
}
