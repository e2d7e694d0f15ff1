/** One item that goes to another slot, or two that change places. Kept and filled anew: a search takes no memory for each. */
export class Move {
  count = 0;
  readonly items = new Int32Array(2);
  /** Points, by place in the move. */
  readonly from = new Int32Array(2);
  readonly to = new Int32Array(2);
  /** Present place of the first item and its target; the places are those of the search: points, or locations. */
  fromPlace = -1;
  toPlace = -1;

  relocate(item: number, from: number, to: number): void {
    this.items[0] = item;
    this.from[0] = from;
    this.to[0] = to;
    this.count = 1;
  }

  swap(item: number, from: number, other: number, to: number): void {
    this.relocate(item, from, to);
    this.items[1] = other;
    this.from[1] = to;
    this.to[1] = from;
    this.count = 2;
  }

  /** The second item, −1 if there is none. */
  get other(): number {
    return this.count === 2 ? this.items[1]! : -1;
  }
}
