import type { RemoteHistoryEntry } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { tellAdministrators, type Publisher } from '../deploy-keys';
import { registryChanged } from '../remote-serving';
import type { VersionRow } from '../remote-versions';
import { statusesOf } from './remote-status';

/** A change of who gets which version of a remote. */
export interface Move {
  remote: string;
  action: RemoteHistoryEntry['action'];
  /** Null: the server itself. */
  by: Publisher | null;
  version?: string;
  from?: string;
  /** Left out for what everybody gets. */
  releaseChannel?: string;
  percent?: number;
  detail?: string;
}

/**
 * Ends every verb that changes who gets what: writes the audit row, publishes the event and renews this server's view.
 * @returns the remote as it is now
 */
export async function finishMove(trx: Trx, services: Services, move: Move) {
  const { remote, action, by, releaseChannel: channel, ...facts } = move;
  await services.audit.write(trx, {
    action,
    subjectId: remote,
    details: { ...facts, channel, ...(by && { by: by.name }) },
    actor: by?.audit ?? { userId: null, companyId: null, wmsId: null },
  });
  const [status] = await statusesOf(trx, services.clock.now(), remote);
  if (!status) throw refuse('not_found');
  registryChanged(trx, services);
  await tellAdministrators(trx, services, remote);
  return status;
}

/** The audit detail of a change of what everybody gets that ends a canary of another build. */
export const endedCanary = (canary: VersionRow | undefined, target: VersionRow) =>
  canary && canary.build !== target.build ? { detail: `the canary ${canary.version} ended` } : {};
