import type { RemoteHealth, RemoteHistoryEntry, RemoteStatus } from '@slotwise/contract';
import type { Translate } from '../../../words';
import type { Move } from '../api/moves';

/** Value of a message's placeholder without a value: no release channel, version or tenant is called so. */
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

export function doneText(t: Translate, { name, live, canary, releaseChannels }: RemoteStatus, move: Move): string {
  switch (move.kind) {
    case 'promote':
      return t('done.promote', { name, version: move.version });
    case 'rollback': {
      const { releaseChannel } = move;
      if (!releaseChannel) return t('done.rollback', { name, version: live?.version ?? NONE });
      const version = releaseChannels.find((each) => each.name === releaseChannel)?.release?.version ?? NONE;
      return t('done.rollback-release-channel', { name, releaseChannel, version });
    }
    case 'canary':
      return move.percent === 0 || !canary
        ? t('done.canary-ended', { name })
        : t('done.canary', { name, version: canary.version, percent: canary.percent });
    case 'release':
      return t('done.release', { name, version: move.version, releaseChannel: move.releaseChannel });
    case 'follow':
      return t('done.follow', { name, releaseChannel: move.releaseChannel });
    case 'pin':
      return t('done.pin', { name, version: move.version });
    case 'unpin':
      return t('done.unpin', { name });
    case 'isolate':
    case 'trust':
      return t(`done.${move.kind}`, { name });
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
  const releaseChannel = entry.releaseChannel ?? NONE;
  const endedCanary = entry.endedCanary ?? NONE;
  const name = entry.detail ?? NONE;
  switch (action) {
    case 'remote.published':
      if (entry.releaseChannel) return t('history.published-into', { named, releaseChannel });
      return percent === null ? t('history.published', { named }) : t('history.published-for', { named, percent });
    case 'remote.promoted':
      return t('history.promoted', { named, releaseChannel, from, endedCanary });
    case 'remote.rolled_back':
      if (entry.releaseChannel && !entry.version) return t('history.emptied', { remote, releaseChannel, from });
      return t('history.rolled-back', { remote, releaseChannel, from, version, endedCanary });
    case 'remote.canary_set':
      return t('history.canary-set', { named, percent: percent ?? 0 });
    case 'remote.canary_stopped':
      return t('history.canary-stopped', { named });
    case 'remote.canary_demoted':
      return entry.people
        ? t('history.canary-demoted', { named, ...entry.people })
        : t('history.canary-demoted-before', { named });
    case 'remote.pinned':
      return entry.releaseChannel
        ? t('history.follows', { remote, releaseChannel, tenant: name })
        : t('history.pinned', { named, tenant: name });
    case 'remote.unpinned':
      return t('history.unpinned', { remote, releaseChannel, tenant: name });
    case 'remote.isolated':
      return t('history.isolated', { remote });
    case 'remote.trusted':
      return t('history.trusted', { remote });
    case 'remote.name_given':
      return t('history.name-given', { remote, name });
    case 'remote.name_released':
      return t('history.name-released', { remote, name });
    case 'remote.tried':
      return entry.pairs ? t('history.tried', { remote, ...entry.pairs }) : t('history.tried-before', { remote });
    case 'remote.key_created':
      return t('history.key-created', { remote, key: entry.detail ?? '' });
    case 'remote.key_revoked':
      return t('history.key-revoked', { remote, key: entry.detail ?? '' });
  }
}
