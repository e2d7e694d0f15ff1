import type { RemoteStatus } from '@slotwise/contract';

/** Who gets what of a remote, and on which channel this build is: "live 1.1.0 · canary 1.2.0 for 10 % (this page)". */
export function channelText(status: RemoteStatus | undefined, build: string): string {
  if (!status) return '';
  const { live, canary, pins, versions } = status;
  const mark = (each: { build: string }) => (each.build === build ? ' (this page)' : '');
  return [
    live && `live ${live.version}${mark(live)}`,
    canary && `canary ${canary.version} for ${canary.percent} %${mark(canary)}`,
    ...pins.map((pin) => `${pin.tenantName} pinned to ${pin.version}`),
    `${versions.filter(({ available }) => available).length} available`,
  ]
    .filter(Boolean)
    .join(' · ');
}
