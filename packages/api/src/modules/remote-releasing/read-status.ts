import { old } from '../../platform/bridge';
import type { RemoteHealth, RemoteStatus } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { healthSince, hoursSince } from '../remote-reports';
import { readServedState } from '../remote-serving';
import { listVersions } from '../remote-versions';
import { latestShells, trialsWith } from '../version-matrix';
import { publisherOf } from './publisher';
import { releaseChannelsOf } from './release-channel-status';

const DAY_MS = 24 * 3600_000;
const NO_REPORTS: RemoteHealth = { loads: 0, failures: 0, leaks: 0, p75: null };
/** The current shell and the one before: people may have either open. */
const SHELLS = 2;
const iso = (at: Date | null) => at?.toISOString() ?? null;

async function statuses(trx: Trx, now: Date, only?: string): Promise<RemoteStatus[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const state = await readServedState(trx);
  const versions = await listVersions(trx, only);
  const health = new Map(
    (await healthSince(trx, since)).map(({ remote, version, ...counts }) => [`${remote} ${version}`, counts]),
  );
  const hours = await hoursSince(trx, since);
  const shells = (await latestShells(trx, SHELLS)).map(({ build }) => build);
  const trials = await trialsWith(trx, shells);
  const ids = [...new Set(versions.map(({ remote_id }) => remote_id))].sort();
  return ids.map((id) => {
    const own = versions.filter(({ remote_id }) => remote_id === id);
    const nameOf = (build: string | null) => own.find((version) => version.build === build)?.version ?? '';
    const stable = state.stable.find(({ remote_id }) => remote_id === id);
    const { canary_build: canary, canary_percent: percent, canary_since: canarySince } = stable ?? {};
    const named = own.find(({ build }) => build === stable?.build) ?? own[0];
    return {
      id,
      name: named?.manifest.name ?? id,
      live: stable
        ? { version: nameOf(stable.build), build: stable.build, since: stable.moved_at.toISOString() }
        : null,
      canary:
        canary && percent && canarySince
          ? { version: nameOf(canary), build: canary, percent, since: canarySince.toISOString() }
          : null,
      pins: state.pins
        .filter(({ remote_id }) => remote_id === id)
        .map(({ tenant_id, tenant_name, build, pinned_at }) => ({
          tenantId: tenant_id,
          tenantName: tenant_name,
          version: nameOf(build),
          build,
          pinnedAt: pinned_at.toISOString(),
        })),
      channels: releaseChannelsOf(id, state, own),
      versions: own.map((version) => ({
        version: version.version,
        build: version.build,
        source: version.source,
        available: version.available,
        publishedAt: version.published_at.toISOString(),
        publishedBy: version.published_by,
        firstScreenBytes: version.first_screen_bytes,
        liveAt: iso(version.live_at),
        health: health.get(`${id} ${version.version}`) ?? NO_REPORTS,
      })),
      hours: hours.filter(({ remote }) => remote === id).map(({ remote: _, ...hour }) => hour),
      trials: trials
        .filter(({ remote_id }) => remote_id === id)
        .map(({ shell, version, build, passed, why, tried_at }) => ({
          shell,
          version,
          build,
          passed,
          why,
          triedAt: tried_at.toISOString(),
        })),
    };
  });
}

export const statusOf = async (trx: Trx, now: Date, remote: string): Promise<RemoteStatus | undefined> =>
  (await statuses(trx, now, remote))[0];

/** Every remote as it stands; a deploy key sees its own remote only. */
export async function readStatus(ctx: Ctx<'GET /remotes'>) {
  const { remote } = await publisherOf(ctx);
  return ctx.system(
    old(async (trx) => ({
      remotes: await statuses(trx, ctx.now, remote ?? undefined),
      shells: (await latestShells(trx, SHELLS)).map(({ build, served_at }) => ({
        build,
        servedAt: served_at.toISOString(),
      })),
    })),
  );
}
