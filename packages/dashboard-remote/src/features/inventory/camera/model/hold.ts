/** A code is gone when it was not seen for so long, and in so many pictures: a slow device may look once in that time. */
const GONE_MS = 600;
const GONE_PICTURES = 3;

/**
 * Makes scans of what a camera sees again and again: a code counts when it comes into the frame, and nothing else counts before
 * it has left. A carton with two codes is one scan as well.
 */
export class Hold {
  private code: string | null = null;
  private seenAt = 0;
  private missed = 0;

  /** The code that has counted and is still in the frame. */
  get held(): string | null {
    return this.code;
  }

  /**
   * Takes what is in the frame of one picture.
   * @param aimed nearest to the middle first
   * @param at milliseconds of one clock
   * @returns the code that counts now, else null
   */
  take([nearest, ...others]: readonly string[], at: number): string | null {
    if (this.code !== null) {
      if (nearest === this.code || others.includes(this.code)) {
        this.seenAt = at;
        this.missed = 0;
        return null;
      }
      this.missed += 1;
      if (this.missed < GONE_PICTURES || at - this.seenAt < GONE_MS) return null;
    }
    this.code = nearest ?? null;
    this.seenAt = at;
    this.missed = 0;
    return this.code;
  }

  /** Lets the code that is in the frame count once more. */
  forget(): void {
    this.code = null;
  }
}
