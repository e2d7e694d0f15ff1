import { aisleLength, checkLayout, depthOf } from '../model/layout';
import type { Layout } from '../model/layout';
import type { Routing } from './routing';

/** Ends of an aisle by number: one stands at the front or at the back. */
const FRONT = 0;
const BACK = 1;

/**
 * S-shape where some aisles are walked one way only (rule R10). Between aisles one changes sides through the aisle that
 * costs the least detour. Both orders of the visited aisles are tried.
 */
export class OneWayTours implements Routing {
  private readonly bays: number;
  private readonly length1: number;
  private readonly pitch: number;
  private readonly depths: Float64Array;
  private readonly depot: { aisle: number; end: number };
  /** Whether an aisle may be walked from its front, and from its back. */
  private readonly open: readonly [Uint8Array, Uint8Array];
  /** The next aisle at or before each, and at or after it, that may be walked from its front or its back; −1 for none. */
  private readonly before: readonly [Int32Array, Int32Array];
  private readonly after: readonly [Int32Array, Int32Array];
  /** Of the tour that is measured: its aisles, and the least and the greatest depth in each. */
  private readonly aisles: Int32Array;
  private readonly nearest: Float64Array;
  private readonly deepest: Float64Array;

  /** Throws a RangeError if the layout is impossible (rule L6). */
  constructor(layout: Layout) {
    checkLayout(layout);
    const { aisles, bays, aislePitch, depot, oneWay = [] } = layout;
    this.bays = bays;
    this.length1 = aisleLength(layout);
    this.pitch = aislePitch;
    this.depths = Float64Array.from({ length: bays }, (_, bay) => depthOf(layout, bay));
    this.depot = { aisle: depot.aisle, end: depot.end === 'front' ? FRONT : BACK };
    const openFrom = (end: number) => {
      const open = new Uint8Array(aisles).fill(1);
      for (const { aisle, to } of oneWay) open[aisle] = Number((to === 'back') === (end === FRONT));
      return open;
    };
    this.open = [openFrom(FRONT), openFrom(BACK)];
    this.before = [this.nextOpen(FRONT, 1), this.nextOpen(BACK, 1)];
    this.after = [this.nextOpen(FRONT, -1), this.nextOpen(BACK, -1)];
    this.aisles = new Int32Array(aisles);
    this.nearest = new Float64Array(aisles);
    this.deepest = new Float64Array(aisles);
  }

  private nextOpen(end: 0 | 1, step: 1 | -1): Int32Array {
    const open = this.open[end];
    const next = new Int32Array(open.length);
    let last = -1;
    for (let at = step > 0 ? 0 : open.length - 1; at >= 0 && at < open.length; at += step) {
      if (open[at] === 1) last = at;
      next[at] = last;
    }
    return next;
  }

  /** Shortest way from an end of one aisle to an end of another, or of the same. */
  private distance(from: number, end: number, to: number, toEnd: number): number {
    const along = Math.abs(from - to);
    if (end === toEnd) return along * this.pitch;
    const [left, right] = from < to ? [from, to] : [to, from];
    const [before, after] =
      end === FRONT ? [this.before[FRONT], this.after[FRONT]] : [this.before[BACK], this.after[BACK]];
    let detour = Infinity;
    const inner = after[left]!;
    if (inner >= 0) detour = inner <= right ? 0 : 2 * (inner - right);
    const outer = before[left]!;
    if (outer >= 0) detour = Math.min(detour, 2 * (left - outer));
    return (along + detour) * this.pitch + this.length1;
  }

  length(count: number, points: ArrayLike<number>): number {
    if (count === 0) return 0;
    const { aisles, nearest, deepest, bays, depths } = this;
    let visited = 0;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      const aisle = Math.floor(point / bays);
      const depth = depths[point - aisle * bays]!;
      if (visited === 0 || aisles[visited - 1] !== aisle) {
        aisles[visited] = aisle;
        nearest[visited] = depth;
        visited++;
      }
      deepest[visited - 1] = depth;
    }
    return Math.min(this.walk(visited, 0, 1), this.walk(visited, visited - 1, -1));
  }

  /** The shortest walk through the visited aisles in one order: by the end at which each is left. */
  private walk(visited: number, first: number, step: 1 | -1): number {
    const { aisles, depot, length1, open } = this;
    let here = depot.aisle;
    let atFront = depot.end === FRONT ? 0 : Infinity;
    let atBack = depot.end === BACK ? 0 : Infinity;
    let best = Infinity;
    for (let at = 0; at < visited; at++) {
      const number = first + step * at;
      const aisle = aisles[number]!;
      const toFront = Math.min(
        atFront + this.distance(here, FRONT, aisle, FRONT),
        atBack + this.distance(here, BACK, aisle, FRONT),
      );
      const toBack = Math.min(
        atFront + this.distance(here, FRONT, aisle, BACK),
        atBack + this.distance(here, BACK, aisle, BACK),
      );
      const [isOpenFront, isOpenBack] = [open[FRONT][aisle] === 1, open[BACK][aisle] === 1];
      if (at === visited - 1 && isOpenFront && isOpenBack) {
        const fromFront = toFront + 2 * this.deepest[number]!;
        const fromBack = toBack + 2 * (length1 - this.nearest[number]!);
        best = Math.min(
          fromFront + this.distance(aisle, FRONT, depot.aisle, depot.end),
          fromBack + this.distance(aisle, BACK, depot.aisle, depot.end),
        );
      }
      atBack = isOpenFront ? toFront + length1 : Infinity;
      atFront = isOpenBack ? toBack + length1 : Infinity;
      here = aisle;
    }
    return Math.min(
      best,
      atFront + this.distance(here, FRONT, depot.aisle, depot.end),
      atBack + this.distance(here, BACK, depot.aisle, depot.end),
    );
  }
}
