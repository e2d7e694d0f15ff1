import type { RemoteChoice, RemoteStatus } from '@slotwise/contract';

/** Who gets what of a remote, and on which channel this build is: "live 1.1.0 · canary 1.2.0 for 10 % (this page)". */
export function channelText(status: RemoteStatus | undefined, build: string): string {
  if (!status) return '';
  const { live, canary, pins, channels, versions } = status;
  const mark = (each: { build: string }) => (each.build === build ? ' (this page)' : '');
  return [
    live && `live ${live.version}${mark(live)}`,
    canary && `canary ${canary.version} for ${canary.percent} %${mark(canary)}`,
    ...channels.map(({ name, release }) => release && `${name} ${release.version}${mark(release)}`),
    ...pins.map((pin) => `${pin.tenantName} pinned to ${pin.version}`),
    `${versions.filter(({ available }) => available).length} available`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const WAYS: Partial<Record<string, (choice: RemoteChoice) => string>> = {
  live: ({ follows, insteadOf }) =>
    follows === null || insteadOf !== null
      ? 'what everybody gets'
      : `what everybody gets: the channel ${follows}, which your company or WMS follows, has nothing newer`,
  canary: ({ percent }) => `a canary, for ${percent} % of people and you`,
  pinned: () => 'your company or WMS is pinned to it',
};
const followed = ({ channel }: RemoteChoice) => `your company or WMS follows the channel ${channel}`;

/**
 * Why somebody gets this version: "what everybody gets, instead of 1.2.0, which failed with this shell". Where this page
 * has another one, because the choice has changed meanwhile: "1.3.0 at the next visit: what everybody gets".
 */
export function choiceText(choice: RemoteChoice | undefined, build: string): string {
  if (!choice) return '';
  const { channel, version, insteadOf } = choice;
  const way = WAYS[channel] ?? followed;
  const next = choice.build === build ? '' : `${version} at the next visit: `;
  const failed = insteadOf === null ? '' : `, instead of ${insteadOf}, which failed with this shell`;
  return `${next}${way(choice)}${failed}`;
}
