const KEY = 'slotwise.return-address';
/** People who sign in much later have forgotten what they once followed. */
const KEPT_MS = 30 * 60_000;

interface Parts {
  storage: () => Storage;
  now: () => number;
}

/**
 * The address that a visitor followed and had to sign in for. It is kept by the tab, because signing in may take a detour
 * by a link in a mail or a reload.
 */
export class ReturnAddress {
  private user: string | null = null;

  constructor(private readonly parts: Parts) {}

  /** Somebody is signed in: whoever signs out on this page has not followed a link to where they were. */
  signedIn(user: string): void {
    this.user = user;
  }

  /**
   * @param address a path of this origin, with its query
   * @param isLost the session ended while its person was there: they come back to it, and nobody else does
   */
  remember(address: string, isLost = false): void {
    if (this.user !== null && !isLost) return;
    const user = this.user;
    try {
      this.parts
        .storage()
        .setItem(KEY, JSON.stringify({ address, at: this.parts.now(), ...(user !== null && { user }) }));
    } catch {
      // A browser that keeps nothing takes them to the dashboard, as after any other sign-in.
    }
  }

  /** @returns the address, once; null if there is none, it is old, or it is where somebody else was */
  take(by: string): string | null {
    try {
      const text = this.parts.storage().getItem(KEY);
      this.parts.storage().removeItem(KEY);
      const kept = JSON.parse(text ?? 'null') as { address?: unknown; at?: unknown; user?: unknown } | null;
      if (typeof kept?.address !== 'string' || typeof kept.at !== 'number') return null;
      if (kept.user !== undefined && kept.user !== by) return null;
      // A path of this origin, whatever else writes into the tab's storage.
      const isPath = /^\/(?![/\\])/.test(kept.address);
      return isPath && this.parts.now() - kept.at < KEPT_MS ? kept.address : null;
    } catch {
      return null;
    }
  }
}
