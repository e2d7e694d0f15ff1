import type { ApiFault } from '../../platform/errors';
import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { findAnnouncement, listVersions } from '../remote-versions';

/** Of a remote's versions, as many as a refusal names. */
const NAMED = 5;

export const noSuchRemote = (remote: string): ApiFault =>
  refuse('not_found', [fieldFault('remote', 'no_such_remote', { remote })]);

/** Refusal of this version: the remote or the version is unknown, or was announced only. */
export async function noSuchVersion(trx: Trx, remote: string, version: string): Promise<ApiFault> {
  if (await findAnnouncement(trx, remote, version))
    return refuse('not_found', [fieldFault('version', 'version_announced', { remote, version })]);
  const versions = (await listVersions(trx, remote)).slice(0, NAMED).map((known) => known.version);
  if (versions.length === 0) return noSuchRemote(remote);
  return refuse('not_found', [fieldFault('version', 'no_such_version', { remote, version, versions })]);
}
