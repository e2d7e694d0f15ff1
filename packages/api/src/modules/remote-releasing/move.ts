import type { AuditEntry, AuditEntryOf, RemoteHistoryEntry, RemoteStatus } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { remoteChanged, type Publisher } from '../deploy-keys';
import { remoteRegistry, settleClaims } from '../remote-serving';
import type { VersionRow } from '../remote-versions';
import { statusesOf } from './remote-status';

type MoveAction = Exclude<RemoteHistoryEntry['action'], 'remote.key_created' | 'remote.key_revoked'>;

/** A change of the recipients of a remote's versions. */
export interface Move<A extends MoveAction = MoveAction> {
  remote: string;
  action: A;
  /** Null: the server itself. */
  by: Publisher | null;
  /** Details for the audit trail. */
  details: Omit<AuditEntryOf<A>['details'], 'by'>;
}

const NOBODY = { userId: null, companyId: null, wmsId: null };

export const auditOf = <A extends MoveAction>({ remote, action, by, details }: Move<A>): AuditEntry =>
  // The compiler does not see that the details of an action and its name belong together.
  ({
    action,
    subjectId: remote,
    details: { ...details, by: by?.name ?? null },
    actor: by?.audit ?? NOBODY,
  }) as AuditEntry;

/** Common end of every verb that changes recipients: names get their owners; the remote as it is now, the audit entry and the event. */
export async function outcomeOf<A extends MoveAction>(
  trx: Trx,
  services: Services,
  message: string,
  move: Move<A>,
): Promise<Outcome<{ message: string; remote: RemoteStatus }>> {
  await settleClaims(trx);
  const [status] = await statusesOf(trx, services.clock.now(), move.remote);
  if (!status) throw refuse('not_found');
  return {
    answer: { message, remote: status },
    audit: auditOf(move),
    events: await remoteChanged(trx, services, move.remote),
    after: () => services.use(remoteRegistry).expire(),
  };
}

/** The audit's detail of a change of the stable version that ends a canary of another build. */
export const endedCanary = (canary: VersionRow | undefined, target: VersionRow) =>
  canary && canary.build !== target.build ? { endedCanary: canary.version } : {};
