/** A code counts again when it has been out of sight for so long. */
export const OUT_OF_SIGHT_MS = 1000;

/** Tells scans from looks: a code that stays in the picture is one scan, however many pictures show it. */
export class Sightings {
  private readonly seen = new Map<string, number>();

  /**
   * Takes the codes of one picture.
   * @param at milliseconds of any one clock
   * @returns those that are scans
   */
  take(codes: readonly string[], at: number): string[] {
    const fresh = [...new Set(codes)].filter((code) => at - (this.seen.get(code) ?? -Infinity) >= OUT_OF_SIGHT_MS);
    for (const code of codes) this.seen.set(code, at);
    return fresh;
  }
}
