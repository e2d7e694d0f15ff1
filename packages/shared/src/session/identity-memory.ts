import type { Me, Role } from '@slotwise/contract';
import type { Clock } from '../clock';
import { bearerOf } from './bearer';

/** Who works here and what they may do, as the server last said. */
export interface KnownIdentity {
  me: Me;
  role: Role | null;
}

/** Remembers it beyond the page, for a page that is opened where nobody answers. */
export interface IdentityMemory {
  /** Null unless it is of the person whose token this is, and not too old. */
  recall(token: string | null): KnownIdentity | null;
  remember(identity: KnownIdentity): void;
  forget(): void;
}

const STORED = 'slotwise:identity';
/** Longer than any shift. What somebody may really do, the server says again with each call. */
const KEPT_MS = 24 * 3_600_000;

/** What a browser refuses to store is not remembered. */
const orNothing = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

export const identityMemory = (clock: Pick<Clock, 'now'>): IdentityMemory => ({
  recall: (token) =>
    orNothing(() => {
      const text = token === null ? null : localStorage.getItem(STORED);
      if (token === null || text === null) return null;
      const { at, me, role } = JSON.parse(text) as KnownIdentity & { at: number };
      const age = clock.now() - at;
      return age >= 0 && age < KEPT_MS && me.id === bearerOf(token) ? { me, role } : null;
    }),
  remember({ me, role }) {
    // Who else has the role may be many, and is nobody's business here.
    const text = JSON.stringify({ at: clock.now(), me, role: role && { ...role, users: [] } });
    orNothing(() => localStorage.setItem(STORED, text));
  },
  forget: () => void orNothing(() => localStorage.removeItem(STORED)),
});
