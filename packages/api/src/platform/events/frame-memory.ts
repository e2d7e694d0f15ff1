/** A channel's store of its last frames. */
export interface Keeper {
  /** Of the frames that it keeps. */
  readonly keptBytes: number;
  /** When its last listener left; 0 while somebody listens. */
  readonly idleSince: number;
  /** Lets go of all frames: a stream that resumes reads the log. */
  forgetFrames(): void;
}

/** Of the frames of all channels of this instance. */
const LIMIT_BYTES = 64 * 1024 * 1024;
/** Share of its bytes that it is emptied to when it is full, so that it is not sorted again at the next frame. */
const EMPTIED_TO = 0.75;

/**
 * Bounds what all channels together keep of their frames, in bytes: a tenant decides how long its frames are. Channels
 * that nobody has heard for longest go first, then those whose last frame is oldest.
 */
export class FrameMemory {
  /** In the order of their last frames, the oldest first. */
  private readonly keepers = new Map<Keeper, number>();
  private total = 0;

  constructor(private readonly limit = LIMIT_BYTES) {}

  get bytes(): number {
    return this.total;
  }

  /** Tells that the keeper's frames grew or shrank. */
  changed(keeper: Keeper): void {
    this.forget(keeper);
    if (keeper.keptBytes === 0) return;
    this.keepers.set(keeper, keeper.keptBytes);
    this.total += keeper.keptBytes;
    if (this.total > this.limit) this.makeRoom(keeper);
  }

  forget(keeper: Keeper): void {
    this.total -= this.keepers.get(keeper) ?? 0;
    this.keepers.delete(keeper);
  }

  private makeRoom(newest: Keeper): void {
    const unheard = [...this.keepers.keys()]
      .filter(({ idleSince }) => idleSince > 0)
      .sort((a, b) => a.idleSince - b.idleSince);
    const heard = [...this.keepers.keys()].filter((keeper) => keeper.idleSince === 0 && keeper !== newest);
    for (const keeper of [...unheard, ...heard, newest]) {
      if (this.total <= this.limit * EMPTIED_TO) return;
      this.forget(keeper);
      keeper.forgetFrames();
    }
  }
}
