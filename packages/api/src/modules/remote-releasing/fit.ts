import type { FieldFault } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { findVersion, type VersionRow } from '../remote-versions';
import { failedTrials, latestShells } from '../version-matrix';
import { faultsOf } from './gates';
import { noSuchVersion } from './not-there';
import { surroundingsOf } from './surroundings';

/** Finds a version that a release channel can serve beside what is live. @throws ApiFault if there is none or it cannot */
export async function fitVersion(
  trx: Trx,
  remote: string,
  version: string,
  releaseChannel?: string,
): Promise<VersionRow> {
  const found = await findVersion(trx, remote, version);
  if (!found) throw await noSuchVersion(trx, remote, version);
  return fit(trx, found, releaseChannel);
}

/** Checks that a release channel can serve a version beside what is live. @throws ApiFault if it cannot */
export async function fit(trx: Trx, version: VersionRow, releaseChannel?: string): Promise<VersionRow> {
  if (!version.available) throw refuse('version_unavailable');
  const faults = faultsOf(version.manifest, await surroundingsOf(trx, version.manifest, releaseChannel));
  const broken = await shellFault(trx, version);
  if (faults.length > 0 || broken) throw refuse('publish_refused', [...faults, ...(broken ? [broken] : [])]);
  return version;
}

/** Whether the version broke the contract with the current shell. */
async function shellFault(trx: Trx, { remote_id, build }: VersionRow): Promise<FieldFault | undefined> {
  const [shell] = await latestShells(trx, 1);
  const failed = (await failedTrials(trx)).find(
    (trial) => trial.remote_id === remote_id && trial.build === build && trial.shell === shell?.build,
  );
  if (!failed) return undefined;
  return fieldFault('shell', 'shell_contract_broken', { why: failed.why ?? 'no reason' });
}
