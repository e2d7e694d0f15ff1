import { CANARY_BUDGET } from '@slotwise/contract/constants';
import type { Sweeper } from '../../platform/module';
import { canaryReporters, type CanaryReporter } from '../remote-reports';
import { isAmong } from '../visitors';
import { finishMove } from './move';
import { lockCanaries, setCanary } from './channel-queries';

const LOOK_MS = 10_000;

export interface People {
  reporting: number;
  failing: number;
}

/**
 * The people who speak for a canary, each once, however often they report. Only those who are served it: nobody else can
 * know how it fares. Visitors without an account count once for each place that they come from.
 */
export function peopleOf(
  reporters: readonly CanaryReporter[],
  { percent, build }: { percent: number; build: string },
): People {
  const failed = new Map<string, boolean>();
  for (const { userId, visitor, source, failed: own } of reporters) {
    const key = userId ?? visitor;
    if (key === null || !isAmong(percent, key, build)) continue;
    const person = userId ?? source ?? key;
    failed.set(person, own || failed.get(person) === true);
  }
  return { reporting: failed.size, failing: [...failed.values()].filter(Boolean).length };
}

/** Fails for more people than a canary may: for some, and not only for a small share of many. */
export const isOverBudget = ({ reporting, failing }: People): boolean =>
  failing >= CANARY_BUDGET.people && failing / reporting > CANARY_BUDGET.share;

/** Takes canaries back that fail. Who has one mounted keeps it until the next load; nobody else gets it. */
export const canarySweeper: Sweeper = {
  name: 'failing canaries',
  everyMs: LOOK_MS,
  run: ({ db, now, services, log }) =>
    db.withSystem(async (trx) => {
      for (const { remote, version, build, since, percent } of await lockCanaries(trx)) {
        const before = since ?? now;
        const from = new Date(Math.max(before.getTime(), now.getTime() - CANARY_BUDGET.windowMs));
        const reporters = await canaryReporters(trx, { remote, version, from, before });
        const people = peopleOf(reporters, { percent: percent ?? 0, build: build ?? '' });
        if (!isOverBudget(people)) continue;
        const detail = `it failed for ${people.failing} of ${people.reporting} people`;
        await setCanary(trx, remote, null);
        log.warn({ remote, version, ...people }, 'a canary was taken back');
        await finishMove(trx, services, {
          remote,
          action: 'remote.canary_demoted',
          by: null,
          version,
          percent: percent ?? undefined,
          detail,
        });
      }
    }),
};
