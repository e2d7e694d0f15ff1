/** Time of the goods' move, in milliseconds. All of it ends within five seconds of the first look. */
export const MOVE_MS = 900;
/** The fastest product leaves first, the slowest this much later. */
export const SPREAD_MS = 1500;
/** Time in which the scattered plan is shown before it is slotted. */
export const FIRST_LOOK_MS = 900;
export const SETTLED_MS = SPREAD_MS + MOVE_MS;
