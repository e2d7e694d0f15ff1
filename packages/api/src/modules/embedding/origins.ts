import { old } from '../../platform/bridge';
import type { Services } from '../../platform/services';
import { liveOrigins } from './queries';

/** What another instance changed is seen after this long. It only decides who may read refusals. */
const FRESH_MS = 5000;

interface Known {
  origins: Promise<Set<string>>;
  until: number;
}
const known = new WeakMap<Services['db'], Known>();

/** Whether some live key allows pages of this origin. */
export async function knowsOrigin({ db, clock }: Services, origin: string): Promise<boolean> {
  const now = clock.now().getTime();
  let current = known.get(db);
  if (!current || current.until <= now) {
    current = { origins: db.withSystem(old(liveOrigins)), until: now + FRESH_MS };
    known.set(db, current);
    current.origins.catch(() => known.delete(db));
  }
  return (await current.origins).has(origin);
}

export const forgetOrigins = ({ db }: Services): void => void known.delete(db);
