import type { RemoteServing } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { readServed, servedTo, type ServedState } from '../remote-serving';
import { failedTrials } from '../version-matrix';

/** Reads what is really served, and why. */
export async function readServing(trx: Trx) {
  return { remotes: await readServed(trx), failed: await failedTrials(trx) };
}

/** The really served versions of one remote and their recipients, shell by shell. */
export function servingOf(
  id: string,
  { remotes, failed }: Awaited<ReturnType<typeof readServing>>,
  { shells, state: { pins, followers } }: { shells: readonly { build: string }[]; state: ServedState },
): RemoteServing[] {
  const remote = remotes.find((each) => each.id === id);
  if (!remote) return [];
  const names = new Map([...pins, ...followers].map(({ tenant_id, tenant_name }) => [tenant_id, tenant_name]));
  const whyNot = (build: string, shell: string | null) =>
    failed.find((trial) => trial.remote_id === id && trial.build === build && trial.shell === shell)?.why ?? null;
  const builds: (string | null)[] = shells.length > 0 ? shells.map(({ build }) => build) : [null];
  return builds.flatMap((shell) =>
    servedTo(remote, shell ?? undefined).map(({ choice, wanted, tenantIds, to, releaseChannel, refused }) => ({
      shell,
      to,
      releaseChannel,
      percent: choice.percent,
      tenants: tenantIds.map((tenant) => ({ id: tenant, name: names.get(tenant) ?? '' })),
      version: choice.entry.version,
      build: choice.entry.build,
      insteadOf: choice.insteadOf,
      refused,
      why: whyNot(wanted, shell),
    })),
  );
}
