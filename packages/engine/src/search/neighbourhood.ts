/** A kind of change to a plan. Each is proposed, then taken or dropped before the next. */
export interface Neighbourhood {
  /** @returns by how much the total would change; undefined if nothing would, or a rule forbids it */
  propose(): number | undefined;
  take(): void;
  drop(): void;
}

/** The hard rules, which forbid changes. It keeps the placement itself. */
export interface Guard {
  /** Parts go to other places, all at once; done if no rule forbids it. */
  rearrange(count: number, parts: ArrayLike<number>, from: ArrayLike<number>, to: ArrayLike<number>): boolean;
  takeBack(count: number, parts: ArrayLike<number>, from: ArrayLike<number>, to: ArrayLike<number>): void;
}
