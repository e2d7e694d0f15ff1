import { CANARY_BUDGET } from '@slotwise/contract/constants';
import type { RemoteHealth } from '@slotwise/contract';
import type { Sweeper } from '../../platform/module';
import { healthOf } from '../remote-reports';
import { finishMove } from './move';
import { lockCanaries, setCanary } from './queries';

const LOOK_MS = 10_000;

/** More failures than a canary may have: a few, and not only a small share of many loads. */
export const isOverBudget = ({ loads, failures }: RemoteHealth): boolean =>
  failures >= CANARY_BUDGET.failures && failures / (loads + failures) > CANARY_BUDGET.share;

/** Takes canaries back that fail. Who has one mounted keeps it until the next load; nobody else gets it. */
export const canarySweeper: Sweeper = {
  name: 'failing canaries',
  everyMs: LOOK_MS,
  run: ({ db, now, services, log }) =>
    db.withSystem(async (trx) => {
      for (const { remote, version, since, percent } of await lockCanaries(trx)) {
        const from = Math.max(since?.getTime() ?? 0, now.getTime() - CANARY_BUDGET.windowMs);
        const health = await healthOf(trx, remote, version, new Date(from));
        if (!isOverBudget(health)) continue;
        const reports = health.loads + health.failures;
        const detail = `${health.failures} of ${reports} loads failed`;
        await setCanary(trx, remote, null);
        log.warn({ remote, version, ...health }, 'a canary was taken back');
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
