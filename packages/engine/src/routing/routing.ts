/** A picker's routing: the length of tours, one after another, without taking memory for each. */
export interface Routing {
  /**
   * @param count how many of the following are meant
   * @param points where the tour must go, ascending; a point may stand there several times
   * @returns length of the tour from the depot and back, in the layout's unit
   */
  length(count: number, points: ArrayLike<number>): number;
}
