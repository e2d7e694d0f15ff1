import { old } from '../../platform/bridge';
import { CANARY_BUDGET } from '@slotwise/contract/constants';
import type { Sweeper } from '../../platform/sweepers';
import { lockCanaries, setCanary } from '../remote-serving';
import { canaryReporters, type CanaryReporter } from '../remote-reports';
import { isAmong } from '../visitors';
import { finishMove } from './move';

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
  failing >= CANARY_BUDGET.people && failing / reporting > CANARY_BUDGET.share;

/** Ends canaries that fail. People who have one mounted keep it until their next load. */
export const canarySweeper: Sweeper = {
  name: 'failing canaries',
  everyMs: EVERY_MS,
  run: ({ db, now, services, log }) =>
    db.withSystem(
      old(async (trx) => {
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
    ),
};
