import { auditOfEach, type AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import type { Sweeper } from '../../platform/sweepers';
import { remoteChanged } from '../deploy-keys';
import { canaryReporters, type CanaryReporter } from '../remote-reports';
import { lockCanaries, remoteRegistry, setCanary, settleClaims } from '../remote-serving';
import { isAmong } from '../visitors';
import { auditOf } from './move';

/** A canary that fails for this many people within its window, and for this share of those who report, is taken back. */
const BUDGET = { windowMs: 5 * 60_000, people: 3, share: 0.05 } as const;
const EVERY_MS = 10_000;

export interface People {
  reporting: number;
  failing: number;
  /** Share of failures, 0 to 1, with each tenant counting the same, and all visitors without an account as one more. */
  tenantShare: number;
}

/** The visitors without an account, who count as one person and as one tenant. */
const VISITORS = 'visitors';

/** Whether it failed for each person of each tenant. Visitors count once for each network address that they come from. */
function failuresByTenant(
  reporters: readonly CanaryReporter[],
  { percent, build }: { percent: number; build: string },
): Map<string, Map<string, boolean>> {
  const tenants = new Map<string, Map<string, boolean>>();
  for (const { userId, tenantId, visitor, source, failed } of reporters) {
    const key = userId ?? visitor;
    if (key === null || !isAmong(percent, key, build)) continue;
    const tenant = userId === null ? VISITORS : (tenantId ?? userId);
    const people = tenants.get(tenant) ?? new Map<string, boolean>();
    const person = userId ?? source ?? key;
    tenants.set(tenant, people.set(person, failed || people.get(person) === true));
  }
  return tenants;
}

/**
 * Counts the people who report about a canary, each once however often they report. Reports by people who are not served
 * the canary do not count. All visitors without an account are one person, for whom it failed if it did for most of them:
 * addresses cost nothing.
 */
export function peopleOf(reporters: readonly CanaryReporter[], canary: { percent: number; build: string }): People {
  let [reporting, failing, shares] = [0, 0, 0];
  const tenants = failuresByTenant(reporters, canary);
  for (const [tenant, people] of tenants) {
    const failed = [...people.values()].filter(Boolean).length;
    const asOne = tenant === VISITORS;
    reporting += asOne ? 1 : people.size;
    failing += asOne ? Number(failed > people.size / 2) : failed;
    shares += failed / people.size;
  }
  return { reporting, failing, tenantShare: tenants.size > 0 ? shares / tenants.size : 0 };
}

/**
 * Whether a canary fails for too many people: their number, their share, and their share among tenants exceed the budget. So
 * neither a single tenant with many accounts nor many tenants of one account decide alone, unless there are no others.
 */
export const isOverBudget = ({ reporting, failing, tenantShare }: People): boolean =>
  failing >= BUDGET.people && failing / reporting > BUDGET.share && tenantShare > BUDGET.share;

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
      if (demoted.length > 0) await settleClaims(trx);
      return {
        answer: undefined,
        audit: auditOfEach(
          demoted.map(({ canary, people }) => demotionEntry(canary, people)),
          'every canary does well',
        ),
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
    details: { version, percent: percent ?? undefined, people: { failing, reporting } },
  });
