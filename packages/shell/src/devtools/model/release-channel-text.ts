import type { RemoteChoice, RemoteStatus } from '@slotwise/contract';
import type { DevtoolsSentence, DevtoolsWords } from '../words';

/**
 * Recipients of the versions of a remote, and the release channel of this build: "live 1.1.0", "canary 1.2.0 for 10 %
 * (this page)".
 */
export function releaseChannelSentences(status: RemoteStatus | undefined, build: string): DevtoolsSentence[] {
  if (!status) return [];
  const { live, canary, pins, releaseChannels, versions } = status;
  const isHere = (each: { build: string }) => each.build === build;
  const sentences: (DevtoolsSentence | null)[] = [
    live && {
      id: isHere(live) ? 'release-channel.live-here' : 'release-channel.live',
      values: { version: live.version },
    },
    canary && {
      id: isHere(canary) ? 'release-channel.canary-here' : 'release-channel.canary',
      values: { version: canary.version, percent: canary.percent },
    },
    ...releaseChannels.map(
      ({ name, release }): DevtoolsSentence | null =>
        release && {
          id: isHere(release) ? 'release-channel.named-here' : 'release-channel.named',
          values: { name, version: release.version },
        },
    ),
    ...pins.map(({ tenantName, version }): DevtoolsSentence => ({
      id: 'release-channel.pinned',
      values: { tenant: tenantName, version },
    })),
    { id: 'release-channel.available', values: { count: versions.filter(({ available }) => available).length } },
  ];
  return sentences.filter((sentence) => sentence !== null);
}

function reasonFor({ releaseChannel, follows, insteadOf, percent }: RemoteChoice): DevtoolsSentence {
  if (releaseChannel === 'live') {
    return follows === null || insteadOf !== null
      ? { id: 'choice.everybody' }
      : { id: 'choice.nothing-newer', values: { releaseChannel: follows } };
  }
  if (releaseChannel === 'canary') return { id: 'choice.canary', values: { percent: percent ?? 0 } };
  return releaseChannel === 'pinned' ? { id: 'choice.pinned' } : { id: 'choice.followed', values: { releaseChannel } };
}

/**
 * Why somebody gets this version: "what everybody gets, instead of 1.2.0, which failed with this shell". If this page
 * has another one, because the choice has changed meanwhile: "1.3.0 at the next visit: what everybody gets".
 */
export function choiceText({ t, say }: DevtoolsWords, choice: RemoteChoice | undefined, build: string): string {
  if (!choice) return '';
  const { version, insteadOf } = choice;
  const reason = say(reasonFor(choice));
  const whole = insteadOf === null ? reason : t('choice.instead', { choice: reason, version: insteadOf });
  return choice.build === build ? whole : t('choice.next', { version, choice: whole });
}
