import type { RemoteStatus } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Actions on a remote. */
export type Move =
  | { kind: 'promote'; version: string; releaseChannel?: string }
  | { kind: 'rollback'; releaseChannel?: string }
  | { kind: 'release'; version: string; releaseChannel: string }
  | { kind: 'canary'; percent: number; version?: string }
  | { kind: 'pin'; version: string; tenantId: string }
  | { kind: 'follow'; releaseChannel: string; tenantId: string }
  | { kind: 'unpin'; tenantId: string }
  | { kind: 'isolate' }
  | { kind: 'trust' };

/** The version of a release channel is promoted as it is: `version` is only for the reader. */
const promoted = ({ version, releaseChannel }: { version: string; releaseChannel?: string }) =>
  releaseChannel ? { release_channel: releaseChannel } : { version };

/** Does it. @returns the remote as it is now */
export async function moveRemote(
  http: Http,
  { remote, move, signal }: { remote: string; move: Move; signal: AbortSignal | undefined },
): Promise<RemoteStatus> {
  switch (move.kind) {
    case 'promote':
      return (await http('POST /remotes/promote', { body: { remote, ...promoted(move) }, signal })).remote;
    case 'rollback': {
      const { releaseChannel } = move;
      const body = { remote, ...(releaseChannel && { release_channel: releaseChannel }) };
      return (await http('POST /remotes/rollback', { body, signal })).remote;
    }
    case 'release': {
      const { version, releaseChannel } = move;
      return (
        await http('POST /remotes/release', { body: { remote, version, release_channel: releaseChannel }, signal })
      ).remote;
    }
    case 'canary': {
      const { percent, version } = move;
      return (await http('POST /remotes/canary', { body: { remote, percent, ...(version && { version }) }, signal }))
        .remote;
    }
    case 'pin': {
      const body = { remote, tenant: move.tenantId, version: move.version };
      return (await http('POST /remotes/pin', { body, signal })).remote;
    }
    case 'follow': {
      const body = { remote, tenant: move.tenantId, release_channel: move.releaseChannel };
      return (await http('POST /remotes/pin', { body, signal })).remote;
    }
    case 'isolate':
    case 'trust':
      return (await http('POST /remotes/isolation', { body: { remote, isolated: move.kind === 'isolate' }, signal }))
        .remote;
    case 'unpin':
      return (await http('POST /remotes/unpin', { body: { remote, tenant: move.tenantId }, signal })).remote;
  }
}
