import type { AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import type { Sweeper } from '../../platform/sweepers';
import { remoteChanged } from '../deploy-keys';
import { canaryReporters, type CanaryReporter } from '../remote-reports';
import { lockCanaries, remoteRegistry, setCanary } from '../remote-serving';
import { isAmong } from '../visitors';
import { auditOf } from './move';

/** A canary that fails for this many people within its window, and for this share of those who report, is taken back. */
const BUDGET = { windowMs: 5 * 60_000, people: 3, share: 0.05 } as const;
const EVERY_MS = 10_000;

export interface People {
  reporting: number;
  failing: number;
}

/**
 * Counts the people who report about a canary, each once however often they report. Reports by people who are not served
 * the canary do not count. Visitors without an account count once for each network address they come from.
 */
export function peopleOf(
  reporters: readonly CanaryReporter[],
  { percent, build }: { percent: number; build: string },
): People {
  const failed = new Map<string, boolean>();
  for (const { userId, visitor, source, failed: failedHere } of reporters) {
    const key = userId ?? visitor;
    if (key === null || !isAmong(percent, key, build)) continue;
    const person = userId ?? source ?? key;
    failed.set(person, failedHere || failed.get(person) === true);
  }
  return { reporting: failed.size, failing: [...failed.values()].filter(Boolean).length };
}

/** Whether a canary fails for too many people: both their number and their share exceed the budget. */
export const isOverBudget = ({ reporting, failing }: People): boolean =>
  failing >= BUDGET.people && failing / reporting > BUDGET.share;

/** Ends canaries that fail. People who have one mounted keep it until their next load. */
export const canarySweeper: Sweeper = {
  name: 'failing canaries',
  everyMs: EVERY_MS,
  run: ({ db, now, services, log }) =>
    db.withSystem(async (trx) => {
      const demoted: Demotion[] = [];
      for (const canary of await lockCanaries(trx)) {
        const people = await peopleFor(trx, canary, now);
        if (!isOverBudget(people)) continue;
        await setCanary(trx, canary.remote, null);
        demoted.push({ canary, people, events: await remoteChanged(trx, services, canary.remote) });
      }
      return {
        answer: undefined,
        audit: demoted.map(({ canary, people }) => demotionEntry(canary, people)),
        events: demoted.flatMap(({ events }) => events),
        after: () => {
          if (demoted.length > 0) services.use(remoteRegistry).expire();
          for (const { canary, people } of demoted)
            log.warn({ remote: canary.remote, version: canary.version, ...people }, 'a canary was taken back');
        },
      };
    }),
};

type Canary = Awaited<ReturnType<typeof lockCanaries>>[number];

interface Demotion {
  canary: Canary;
  people: People;
  events: Publishable[];
}

/** The people who reported about a canary within the budget's window. */
async function peopleFor(trx: Trx, { remote, version, build, since, percent }: Canary, now: Date): Promise<People> {
  const before = since ?? now;
  const from = new Date(Math.max(before.getTime(), now.getTime() - BUDGET.windowMs));
  const reporters = await canaryReporters(trx, { remote, version, from, before });
  return peopleOf(reporters, { percent: percent ?? 0, build: build ?? '' });
}

const demotionEntry = ({ remote, version, percent }: Canary, { failing, reporting }: People): AuditEntry =>
  auditOf({
    remote,
    action: 'remote.canary_demoted',
    by: null,
    details: { version, percent: percent ?? undefined, detail: `it failed for ${failing} of ${reporting} people` },
  });
