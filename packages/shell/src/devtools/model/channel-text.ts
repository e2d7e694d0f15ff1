import type { RemoteChoice, RemoteStatus } from '@slotwise/contract';
import type { DevtoolsSentence, DevtoolsWords } from '../words';

/** Who gets what of a remote, and on which channel this build is: "live 1.1.0", "canary 1.2.0 for 10 % (this page)". */
export function channelSentences(status: RemoteStatus | undefined, build: string): DevtoolsSentence[] {
  if (!status) return [];
  const { live, canary, pins, channels, versions } = status;
  const isHere = (each: { build: string }) => each.build === build;
  const sentences: (DevtoolsSentence | null)[] = [
    live && { id: isHere(live) ? 'channel.live-here' : 'channel.live', values: { version: live.version } },
    canary && {
      id: isHere(canary) ? 'channel.canary-here' : 'channel.canary',
      values: { version: canary.version, percent: canary.percent },
    },
    ...channels.map(
      ({ name, release }): DevtoolsSentence | null =>
        release && {
          id: isHere(release) ? 'channel.named-here' : 'channel.named',
          values: { name, version: release.version },
        },
    ),
    ...pins.map(({ tenantName, version }): DevtoolsSentence => ({
      id: 'channel.pinned',
      values: { tenant: tenantName, version },
    })),
    { id: 'channel.available', values: { count: versions.filter(({ available }) => available).length } },
  ];
  return sentences.filter((sentence) => sentence !== null);
}

function reasonFor({ channel, follows, insteadOf, percent }: RemoteChoice): DevtoolsSentence {
  if (channel === 'live') {
    return follows === null || insteadOf !== null
      ? { id: 'choice.everybody' }
      : { id: 'choice.nothing-newer', values: { channel: follows } };
  }
  if (channel === 'canary') return { id: 'choice.canary', values: { percent: percent ?? 0 } };
  return channel === 'pinned' ? { id: 'choice.pinned' } : { id: 'choice.followed', values: { channel } };
}

/**
 * Why somebody gets this version: "what everybody gets, instead of 1.2.0, which failed with this shell". Where this page
 * has another one, because the choice has changed meanwhile: "1.3.0 at the next visit: what everybody gets".
 */
export function choiceText({ t, say }: DevtoolsWords, choice: RemoteChoice | undefined, build: string): string {
  if (!choice) return '';
  const { version, insteadOf } = choice;
  const reason = say(reasonFor(choice));
  const whole = insteadOf === null ? reason : t('choice.instead', { choice: reason, version: insteadOf });
  return choice.build === build ? whole : t('choice.next', { version, choice: whole });
}
