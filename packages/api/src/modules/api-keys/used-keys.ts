import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { defineService } from '../../platform/services';
import { noteUse } from './queries';

/** Distance within which nobody asks when exactly a key was last used. */
const COARSE_MS = 5 * 60_000;

/** The keys that this server has met since it last wrote them down. A key that is busy is met every few seconds. */
class UsedKeys {
  private readonly met = new Set<string>();

  note(id: string): void {
    this.met.add(id);
  }

  take(): string[] {
    const ids = [...this.met];
    this.met.clear();
    return ids;
  }
}

export const usedKeys = defineService(() => new UsedKeys());

export const useSweeper: Sweeper = {
  name: 'last uses of API keys',
  everyMs: 60_000,
  run: async ({ db, now, services }) => {
    const ids = services.use(usedKeys).take();
    if (ids.length === 0) return;
    await db.withSystem(async (trx) => ({
      answer: await noteUse(trx, ids, now, COARSE_MS),
      audit: none('the key notes its own use'),
    }));
  },
};
