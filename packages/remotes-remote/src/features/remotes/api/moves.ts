import type { RemoteStatus } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** What can be done to a remote. */
export type Move =
  | { kind: 'promote'; version: string }
  | { kind: 'rollback' }
  | { kind: 'canary'; percent: number; version?: string }
  | { kind: 'pin'; version: string; tenantId: string }
  | { kind: 'unpin'; tenantId: string };

/** Does it. @returns the remote as it is now */
export async function moveRemote(http: Http, remote: string, move: Move): Promise<RemoteStatus> {
  switch (move.kind) {
    case 'promote':
      return (await http('POST /remotes/promote', { body: { remote, version: move.version } })).remote;
    case 'rollback':
      return (await http('POST /remotes/rollback', { body: { remote } })).remote;
    case 'canary': {
      const { percent, version } = move;
      return (await http('POST /remotes/canary', { body: { remote, percent, ...(version && { version }) } })).remote;
    }
    case 'pin': {
      const body = { remote, tenant_id: move.tenantId, version: move.version };
      return (await http('POST /remotes/pin', { body })).remote;
    }
    case 'unpin':
      return (await http('POST /remotes/unpin', { body: { remote, tenant_id: move.tenantId } })).remote;
  }
}
