import type { RemoteHealth, RemoteHistoryEntry, RemoteStatus } from '@slotwise/contract';
import type { Move } from '../api/moves';

/** "3.2 %", "0 %"; null without any report. */
export function failureShare({ loads, failures }: RemoteHealth): string | null {
  const reports = loads + failures;
  if (reports === 0) return null;
  const share = (failures / reports) * 100;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)} %`;
}

export const milliseconds = (ms: number | null): string =>
  ms === null ? '–' : ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

export const kilobytes = (bytes: number | null): string => (bytes === null ? '–' : `${(bytes / 1024).toFixed(1)} kB`);

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Moment in the reader's own time, short. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString('en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

/** What a channel went back to: nothing, if it is empty now. */
function backText(name: string, channel: string, channels: RemoteStatus['channels']): string {
  const version = channels.find((each) => each.name === channel)?.release?.version;
  return version ? `${channel} of ${name} was rolled back to ${version}` : `${channel} of ${name} is empty`;
}

export function doneText({ name, live, canary, channels }: RemoteStatus, move: Move): string {
  switch (move.kind) {
    case 'promote':
      return `Everybody gets ${name} ${move.version}`;
    case 'rollback':
      if (move.channel) return backText(name, move.channel, channels);
      return `${name} was rolled back to ${live?.version ?? 'an earlier version'}`;
    case 'canary':
      return move.percent === 0 || !canary
        ? `The canary of ${name} has ended`
        : `${canary.percent} % of people get ${name} ${canary.version}`;
    case 'release':
      return `Who follows ${move.channel} gets ${name} ${move.version}`;
    case 'follow':
      return `The tenant follows ${move.channel} of ${name}`;
    case 'pin':
      return `The tenant stays on ${name} ${move.version}`;
    case 'unpin':
      return `The tenant follows everybody else with ${name} again`;
  }
}

const FAILED: Record<Move['kind'], string> = {
  promote: 'was not served to everybody',
  rollback: 'was not rolled back',
  canary: 'has the canary that it had',
  release: 'was not released',
  follow: 'is not followed',
  pin: 'was not pinned',
  unpin: 'was not unpinned',
};
export const failedText = ({ name }: RemoteStatus, { kind }: Move): string => `${name} ${FAILED[kind]}`;

/** One line of the audit trail, without who and when. */
export function historyText({ action, remote, version, from, channel, percent, detail }: RemoteHistoryEntry): string {
  const named = `${remote} ${version ?? ''}`.trim();
  const also = detail ? `; ${detail}` : '';
  switch (action) {
    case 'remote.published':
      if (channel) return `published ${named} into the channel ${channel}`;
      return percent === null ? `published ${named}` : `published ${named} for ${percent} % of people`;
    case 'remote.promoted':
      return `served ${named}${channel ? ` of the channel ${channel}` : ''} to everybody${from ? `, instead of ${from}` : ''}${also}`;
    case 'remote.rolled_back':
      if (channel && !version) return `emptied the channel ${channel} of ${remote}${from ? `, which had ${from}` : ''}`;
      return `rolled ${channel ? `the channel ${channel} of ` : ''}${remote} back${from ? ` from ${from}` : ''} to ${version ?? 'an earlier version'}${also}`;
    case 'remote.canary_set':
      return `gave ${named} to ${percent ?? 0} % of people`;
    case 'remote.canary_stopped':
      return `ended the canary of ${named}`;
    case 'remote.canary_demoted':
      return `took the canary ${named} back: ${detail ?? 'it failed too often'}`;
    case 'remote.pinned':
      return channel
        ? `let ${detail ?? 'a tenant'} follow the channel ${channel} of ${remote}`
        : `kept ${detail ?? 'a tenant'} on ${named}`;
    case 'remote.unpinned':
      return `let ${detail ?? 'a tenant'} follow everybody else with ${remote}${channel ? `, no longer the channel ${channel}` : ''}`;
    case 'remote.tried':
      return `tried ${remote} with the shells: ${detail ?? ''}`;
    case 'remote.key_created':
      return `made the deploy key “${detail ?? ''}” for ${remote}`;
    case 'remote.key_revoked':
      return `revoked the deploy key “${detail ?? ''}” of ${remote}`;
  }
}
