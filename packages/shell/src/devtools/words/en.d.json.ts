// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'bus.empty' | 'bus.filter' | 'bus.journal' | 'bus.no-match' | 'bus.pause' | 'bus.refused' | 'bus.refused-why'
    | 'choice.everybody' | 'choice.pinned' | 'devtools.close' | 'devtools.label' | 'load.again' | 'load.all'
    | 'load.chunk' | 'load.entry' | 'load.load' | 'load.mount' | 'load.page' | 'load.registry' | 'load.shell'
    | 'load.waterfall' | 'load.whose' | 'mounts.label' | 'mounts.leak' | 'mounts.left' | 'mounts.mounting'
    | 'mounts.none' | 'mounts.none-advice' | 'override.label' | 'override.submit' | 'override.take' | 'remotes.failed'
    | 'remotes.idle' | 'remotes.label' | 'remotes.loading' | 'remotes.overridden' | 'remotes.ready' | 'remotes.reset'
    | 'tab.bus' | 'tab.load' | 'tab.mounts' | 'tab.remotes' | 'tab.versions' | 'versions.from-kept'
    | 'versions.from-page' | 'versions.from-server' | 'versions.label' | 'versions.needs-unknown' | 'versions.others'
    | 'versions.unfit',
    {}
  > & {
    'bus.resume': { count: 'number' };
    'choice.canary': { percent: 'text' };
    'choice.followed': { releaseChannel: 'text' };
    'choice.instead': { choice: 'text'; version: 'text' };
    'choice.next': { choice: 'text'; version: 'text' };
    'choice.nothing-newer': { releaseChannel: 'text' };
    'load.bar': { duration: 'text'; kind: 'text'; start: 'text' };
    'mounts.drawn': { ms: 'text' };
    'mounts.facts': { elements: 'number'; listeners: 'number'; observers: 'number'; requests: 'number'; since: 'text'; styles: 'number'; subscriptions: 'number'; timers: 'number' };
    'mounts.found': { at: 'text' };
    'mounts.held-by': { remote: 'text' };
    'override.bad-manifest': { at: 'text'; detail: 'text'; from: 'text' };
    'override.elsewhere': { host: 'text' };
    'override.here': { list: 'text' };
    'override.manifest-twice': { at: 'text'; from: 'text'; name: 'text' };
    'override.manifest-unshown': { at: 'text'; from: 'text'; name: 'text' };
    'override.no-address': { address: 'text' };
    'override.no-answer': { from: 'text' };
    'override.no-development': { from: 'text' };
    'override.no-manifest': { from: 'text' };
    'override.one': { from: 'text'; name: 'text' };
    'override.reset': { count: 'number' };
    'override.this-page': { origin: 'text' };
    'release-channel.available': { count: 'number' };
    'release-channel.canary': { percent: 'text'; version: 'text' };
    'release-channel.canary-here': { percent: 'text'; version: 'text' };
    'release-channel.live': { version: 'text' };
    'release-channel.live-here': { version: 'text' };
    'release-channel.named': { name: 'text'; version: 'text' };
    'release-channel.named-here': { name: 'text'; version: 'text' };
    'release-channel.pinned': { tenant: 'text'; version: 'text' };
    'remotes.registry-only': { setting: 'text' };
    'remotes.reset-it': { name: 'text' };
    'versions.needs': { platform: 'text' };
    'versions.platform': { version: 'text' };
    'versions.taken': { from: 'text' };
    'versions.until-next': { version: 'text' };
  }
>;
export default catalogue;
