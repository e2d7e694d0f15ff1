import type { RemoteHealth, RemoteHistoryEntry, RemoteStatus } from '@slotwise/contract';
import type { Translate } from '../../../words';
import type { Move } from '../api/moves';

/** What a message is told where it has nothing to say: no channel, version or tenant is called so. */
const NONE = 'NONE';

/** "3.2 %", "0 %"; null without any report. */
export function failureShare(t: Translate, { loads, failures }: RemoteHealth): string | null {
  const reports = loads + failures;
  if (reports === 0) return null;
  const share = (failures / reports) * 100;
  return share > 0 && share < 10 ? t('figure.share-small', { share }) : t('figure.share', { share: Math.round(share) });
}

export function milliseconds(t: Translate, ms: number | null): string {
  if (ms === null) return t('figure.unknown');
  return ms < 1000 ? t('figure.ms', { ms: Math.round(ms) }) : t('figure.seconds', { seconds: ms / 1000 });
}

export const kilobytes = (t: Translate, bytes: number | null): string =>
  bytes === null ? t('figure.unknown') : t('figure.kilobytes', { size: bytes / 1024 });

/** Moment in the reader's own time, short. */
export const moment = (t: Translate, at: string): string => t('figure.moment', { at: Date.parse(at) });

/** "3.2 % failures · 249 ms"; null as long as nobody has loaded it. */
export function faring(t: Translate, health: RemoteHealth | undefined): string | null {
  const share = health && failureShare(t, health);
  return share ? t('health.faring', { share, time: milliseconds(t, health.p75) }) : null;
}

export function doneText(t: Translate, { name, live, canary, channels }: RemoteStatus, move: Move): string {
  switch (move.kind) {
    case 'promote':
      return t('done.promote', { name, version: move.version });
    case 'rollback': {
      if (!move.channel) return t('done.rollback', { name, version: live?.version ?? NONE });
      const version = channels.find((each) => each.name === move.channel)?.release?.version ?? NONE;
      return t('done.rollback-channel', { name, channel: move.channel, version });
    }
    case 'canary':
      return move.percent === 0 || !canary
        ? t('done.canary-ended', { name })
        : t('done.canary', { name, version: canary.version, percent: canary.percent });
    case 'release':
      return t('done.release', { name, version: move.version, channel: move.channel });
    case 'follow':
      return t('done.follow', { name, channel: move.channel });
    case 'pin':
      return t('done.pin', { name, version: move.version });
    case 'unpin':
      return t('done.unpin', { name });
  }
}

export const failedText = (t: Translate, { name }: RemoteStatus, { kind }: Move): string =>
  t(`failed.${kind}`, { name });

/** One line of the audit trail, without who and when. */
export function historyText(t: Translate, entry: RemoteHistoryEntry): string {
  const { action, remote, percent } = entry;
  const version = entry.version ?? NONE;
  const named = entry.version ? t('history.named', { remote, version }) : remote;
  const from = entry.from ?? NONE;
  const channel = entry.channel ?? NONE;
  const detail = entry.detail ?? NONE;
  switch (action) {
    case 'remote.published':
      if (entry.channel) return t('history.published-into', { named, channel });
      return percent === null ? t('history.published', { named }) : t('history.published-for', { named, percent });
    case 'remote.promoted':
      return t('history.promoted', { named, channel, from, detail });
    case 'remote.rolled_back':
      if (entry.channel && !entry.version) return t('history.emptied', { remote, channel, from });
      return t('history.rolled-back', { remote, channel, from, version, detail });
    case 'remote.canary_set':
      return t('history.canary-set', { named, percent: percent ?? 0 });
    case 'remote.canary_stopped':
      return t('history.canary-stopped', { named });
    case 'remote.canary_demoted':
      return t('history.canary-demoted', { named, detail });
    case 'remote.pinned':
      return entry.channel ? t('history.follows', { remote, channel, detail }) : t('history.pinned', { named, detail });
    case 'remote.unpinned':
      return t('history.unpinned', { remote, channel, detail });
    case 'remote.tried':
      return t('history.tried', { remote, detail: entry.detail ?? '' });
    case 'remote.key_created':
      return t('history.key-created', { remote, key: entry.detail ?? '' });
    case 'remote.key_revoked':
      return t('history.key-revoked', { remote, key: entry.detail ?? '' });
  }
}
