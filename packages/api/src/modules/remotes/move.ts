import type { FieldFault, RemoteHistoryEntry } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { tellAdministrators, type Publisher } from '../deploy-keys';
import { failedTrials, latestShells } from '../version-matrix';
import { faultsOf } from './gates';
import { surroundingsOf } from './live-manifests';
import { findVersion, isWhole, type VersionRow } from './queries';
import { registryChanged } from './registry';
import { statusOf } from './read-status';

export interface Move {
  remote: string;
  action: RemoteHistoryEntry['action'];
  by: Publisher | null;
  version?: string;
  from?: string;
  /** Left out: what everybody gets. */
  channel?: string;
  percent?: number;
  detail?: string;
}

/**
 * The end of every verb that changes who gets what: the audit row, the event, and this server's own view.
 * @returns the remote as it is now
 */
export async function finishMove(trx: Trx, services: Services, move: Move) {
  const { remote, action, by, ...facts } = move;
  await services.audit.write(trx, {
    action,
    subjectId: remote,
    details: { ...facts, ...(by && { by: by.name }) },
    actor: by?.audit ?? { userId: null, companyId: null, wmsId: null },
  });
  const status = await statusOf(trx, services.clock.now(), remote);
  if (!status) throw refuse('not_found');
  registryChanged(trx, services);
  await tellAdministrators(trx, services, remote);
  return status;
}

/** Words for the audit trail if a change of what everybody gets ends a canary of another build. */
export const endedCanary = (canary: VersionRow | undefined, target: VersionRow) =>
  canary && canary.build !== target.build ? { detail: `the canary ${canary.version} ended` } : {};

/** The version, whole and fit to be served in a channel beside what is live. @throws ApiFault if it is not */
export async function fitVersion(trx: Trx, remote: string, version: string, channel?: string): Promise<VersionRow> {
  const found = await findVersion(trx, remote, version);
  if (!found) throw refuse('not_found');
  return fit(trx, found, channel);
}

export async function fit(trx: Trx, found: VersionRow, channel?: string): Promise<VersionRow> {
  if (!isWhole(found)) throw refuse('version_unavailable');
  const faults = faultsOf(found.manifest, await surroundingsOf(trx, found.manifest, channel));
  const broken = await shellFault(trx, found);
  if (faults.length > 0 || broken) throw refuse('publish_refused', [...faults, ...(broken ? [broken] : [])]);
  return found;
}

/** What it broke of the contract with the shell that is given out now. */
async function shellFault(trx: Trx, { remote_id, build }: VersionRow): Promise<FieldFault | undefined> {
  const [shell] = await latestShells(trx, 1);
  const failed = (await failedTrials(trx)).find(
    (trial) => trial.remote_id === remote_id && trial.build === build && trial.shell === shell?.build,
  );
  if (!failed) return undefined;
  return {
    field: 'shell',
    reason: `it broke the contract with the shell that is served: ${failed.why ?? 'no reason'}`,
  };
}
