import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import { blockedRule } from './blocked';
import { conditionRule } from './condition';
import { fitRule } from './fit';
import { hazardRule } from './hazard';
import { lockedRule } from './locked';
import { mixingRule } from './mixing';
import { piecesRule } from './pieces';
import type { Rule, RuleName } from './rule';
import { volumeRule } from './volume';
import { weightRule } from './weight';
import { zoneRule } from './zone';

/** All rules that bind anywhere in a problem, with the placement as far as they must know it. */
export class RuleBook {
  private readonly rules: readonly Rule[];
  /** Those that look at what lies in a location. */
  private readonly loaded: readonly Rule[];

  constructor(problem: SlottingProblem, parts: Parts) {
    this.rules = [
      blockedRule(problem, parts),
      lockedRule(problem, parts),
      conditionRule(problem, parts),
      zoneRule(problem, parts),
      fitRule(problem, parts),
      piecesRule(problem, parts),
      weightRule(problem, parts),
      volumeRule(problem, parts),
      mixingRule(problem, parts),
      hazardRule(problem, parts),
    ].filter((rule) => rule !== undefined);
    this.loaded = this.rules.filter(({ enter }) => enter !== undefined);
  }

  admits(part: number, location: number): boolean {
    for (let at = 0; at < this.rules.length; at++) if (!this.rules[at]!.admits(part, location)) return false;
    return true;
  }

  /**
   * The first rule that keeps a part from a location beside what lies there now; null if it may come.
   * @param except a rule that is not asked
   */
  refusal(part: number, location: number, except?: RuleName): RuleName | null {
    return this.rules.find((rule) => rule.name !== except && !rule.admits(part, location))?.name ?? null;
  }

  enter(part: number, location: number): void {
    for (let at = 0; at < this.loaded.length; at++) this.loaded[at]!.enter!(part, location);
  }

  leave(part: number, location: number): void {
    for (let at = 0; at < this.loaded.length; at++) this.loaded[at]!.leave!(part, location);
  }

  /**
   * Parts leave their places and go to others, all at once; done if no rule forbids it.
   * @param count how many of the following are meant
   */
  rearrange(count: number, parts: ArrayLike<number>, from: ArrayLike<number>, to: ArrayLike<number>): boolean {
    for (let at = 0; at < count; at++) this.leave(parts[at]!, from[at]!);
    for (let at = 0; at < count; at++) {
      if (this.admits(parts[at]!, to[at]!)) this.enter(parts[at]!, to[at]!);
      else {
        while (--at >= 0) this.leave(parts[at]!, to[at]!);
        for (let back = 0; back < count; back++) this.enter(parts[back]!, from[back]!);
        return false;
      }
    }
    return true;
  }

  /** Takes back a rearrangement that was done. */
  takeBack(count: number, parts: ArrayLike<number>, from: ArrayLike<number>, to: ArrayLike<number>): void {
    for (let at = 0; at < count; at++) this.leave(parts[at]!, to[at]!);
    for (let at = 0; at < count; at++) this.enter(parts[at]!, from[at]!);
  }
}
