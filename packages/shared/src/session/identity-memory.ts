import type { Me, Role } from '@slotwise/contract';
import type { Clock } from '../clock';
import { bearerOf } from './bearer';

/** The signed-in user and their rights, as the server last told them. */
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
/** Longer than any shift. The server checks a person's real rights again with each call. */
const KEPT_MS = 24 * 3_600_000;

/** Values that a browser refuses to store are not remembered. */
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
    // The other holders of the role may be many, and are nobody's business here.
    const text = JSON.stringify({ at: clock.now(), me, role: role && { ...role, users: [] } });
    orNothing(() => localStorage.setItem(STORED, text));
  },
  forget: () => void orNothing(() => localStorage.removeItem(STORED)),
});
