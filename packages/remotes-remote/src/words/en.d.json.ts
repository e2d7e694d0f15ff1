// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'action.promote' | 'action.roll-back' | 'canary.apply' | 'canary.end' | 'canary.share' | 'card.failures'
    | 'card.isolated' | 'card.leaks' | 'card.loads' | 'card.not-served' | 'card.pin' | 'card.time' | 'figure.unknown'
    | 'followers.unfollow' | 'health.unloaded' | 'history.none' | 'history.none-reason' | 'history.registry'
    | 'hours.begin' | 'hours.end' | 'isolation.isolate' | 'isolation.isolate-what' | 'isolation.trust'
    | 'isolation.trust-what' | 'key.busy' | 'key.copy' | 'key.made-lead' | 'key.make' | 'key.make-title' | 'key.name'
    | 'key.name-example' | 'key.name-needed' | 'key.none' | 'key.none-reason' | 'key.remote' | 'key.remote-form'
    | 'key.remote-hint' | 'key.revoke' | 'key.submit' | 'list.none' | 'list.none-reason' | 'load-failed.history'
    | 'load-failed.keys' | 'load-failed.remotes' | 'load-failed.tenants' | 'matrix.failed' | 'matrix.not-replaced'
    | 'matrix.replaced' | 'matrix.shell.before' | 'matrix.shell.now' | 'matrix.title' | 'page.description'
    | 'page.granted-by' | 'page.history' | 'page.keys' | 'page.rollouts' | 'page.title' | 'pin.a-release-channel'
    | 'pin.a-version' | 'pin.follow' | 'pin.gets' | 'pin.no-tenant' | 'pin.pin' | 'pin.release-channel-empty'
    | 'pin.release-channel-hint' | 'pin.tenant' | 'pin.tenant-example' | 'pin.tenants' | 'pin.unpin' | 'pin.version'
    | 'pin.version-hint' | 'release-channel.empty' | 'release-channel.example' | 'release-channel.form'
    | 'release-channel.label' | 'release-channel.nothing' | 'release.hint' | 'release.submit' | 'version.canary'
    | 'version.checked-by-deployment' | 'version.checked-by-nobody' | 'version.checked-by-publisher'
    | 'version.from-folder' | 'version.live' | 'version.missing' | 'version.pin' | 'version.release' | 'version.serve'
    | 'version.serve-confirm' | 'version.unloaded',
    {}
  > & {
    'action.roll-back-to': { version: 'text' };
    'canary.end-title': { version: 'text' };
    'canary.end-what': { live: 'text'; percent: 'number' };
    'canary.title': { version: 'text' };
    'card.canary': { percent: 'number'; version: 'text' };
    'card.live': { version: 'text' };
    'card.pins': { count: 'number' };
    'card.release-channel': { releaseChannel: 'text'; version: 'text' };
    'card.roll-back-title': { name: 'text'; version: 'text' };
    'card.roll-back-what': { canary: 'text'; earlier: 'text'; id: 'text'; live: 'text' };
    'card.versions': { count: 'number' };
    'done.canary': { name: 'text'; percent: 'number'; version: 'text' };
    'done.canary-ended': { name: 'text' };
    'done.follow': { name: 'text'; releaseChannel: 'text' };
    'done.isolate': { name: 'text' };
    'done.pin': { name: 'text'; version: 'text' };
    'done.promote': { name: 'text'; version: 'text' };
    'done.release': { name: 'text'; releaseChannel: 'text'; version: 'text' };
    'done.rollback': { name: 'text'; version: 'text' };
    'done.rollback-release-channel': { name: 'text'; releaseChannel: 'text'; version: 'text' };
    'done.trust': { name: 'text' };
    'done.unpin': { name: 'text' };
    'failed.canary': { name: 'text' };
    'failed.follow': { name: 'text' };
    'failed.isolate': { name: 'text' };
    'failed.pin': { name: 'text' };
    'failed.promote': { name: 'text' };
    'failed.release': { name: 'text' };
    'failed.rollback': { name: 'text' };
    'failed.trust': { name: 'text' };
    'failed.unpin': { name: 'text' };
    'figure.kilobytes': { size: 'number' };
    'figure.moment': { at: 'date' };
    'figure.ms': { ms: 'number' };
    'figure.seconds': { seconds: 'number' };
    'figure.share': { share: 'number' };
    'figure.share-small': { share: 'number' };
    'followers.list': { releaseChannel: 'text'; remote: 'text' };
    'followers.show-all': { count: 'number' };
    'followers.unfollow-named': { tenant: 'text' };
    'health.faring': { share: 'text'; time: 'text' };
    'health.since': { faring: 'text'; since: 'text' };
    'history.canary-demoted': { failing: 'number'; named: 'text'; reporting: 'number' };
    'history.canary-demoted-before': { named: 'text' };
    'history.canary-set': { named: 'text'; percent: 'number' };
    'history.canary-stopped': { named: 'text' };
    'history.emptied': { from: 'text'; releaseChannel: 'text'; remote: 'text' };
    'history.follows': { releaseChannel: 'text'; remote: 'text'; tenant: 'text' };
    'history.isolated': { remote: 'text' };
    'history.key-created': { key: 'text'; remote: 'text' };
    'history.key-revoked': { key: 'text'; remote: 'text' };
    'history.name-given': { name: 'text'; remote: 'text' };
    'history.name-released': { name: 'text'; remote: 'text' };
    'history.named': { remote: 'text'; version: 'text' };
    'history.pinned': { named: 'text'; tenant: 'text' };
    'history.promoted': { endedCanary: 'text'; from: 'text'; named: 'text'; releaseChannel: 'text' };
    'history.published': { named: 'text' };
    'history.published-for': { named: 'text'; percent: 'number' };
    'history.published-into': { named: 'text'; releaseChannel: 'text' };
    'history.rolled-back': { endedCanary: 'text'; from: 'text'; releaseChannel: 'text'; remote: 'text'; version: 'text' };
    'history.tried': { kept: 'number'; passed: 'number'; remote: 'text'; tried: 'number' };
    'history.tried-before': { remote: 'text' };
    'history.trusted': { remote: 'text' };
    'history.unpinned': { releaseChannel: 'text'; remote: 'text'; tenant: 'text' };
    'hours.label': { failures: 'number'; loads: 'number'; name: 'text' };
    'isolation.isolate-title': { name: 'text' };
    'isolation.trust-title': { name: 'text' };
    'key.facts': { by: 'text'; made: 'text'; used: 'text' };
    'key.for': { name: 'text'; remote: 'text' };
    'key.made-title': { remote: 'text' };
    'key.not-revoked': { key: 'text' };
    'key.revoke-named': { key: 'text' };
    'key.revoke-title': { key: 'text' };
    'key.revoke-what': { remote: 'text' };
    'key.revoked': { key: 'text' };
    'matrix.cell.failed.before': { version: 'text' };
    'matrix.cell.failed.now': { version: 'text' };
    'matrix.cell.no-shell.before': { version: 'text' };
    'matrix.cell.no-shell.now': { version: 'text' };
    'matrix.cell.passed.before': { version: 'text' };
    'matrix.cell.passed.now': { version: 'text' };
    'matrix.cell.unknown.before': { version: 'text' };
    'matrix.cell.unknown.now': { version: 'text' };
    'matrix.reason.before': { strong: 'tag'; version: 'text'; why: 'text' };
    'matrix.reason.now': { strong: 'tag'; version: 'text'; why: 'text' };
    'matrix.reasons': { name: 'text' };
    'page.count': { count: 'number' };
    'pin.list': { name: 'text' };
    'pin.since': { since: 'text' };
    'pin.stays': { tenant: 'text'; version: 'text' };
    'pin.title': { name: 'text' };
    'pin.unpin-named': { tenant: 'text' };
    'promote.replaces-canary': { live: 'text' };
    'promote.title': { name: 'text'; version: 'text' };
    'release-channel.back': { action: 'text'; name: 'text' };
    'release-channel.back-title': { earlier: 'text'; releaseChannel: 'text'; remote: 'text' };
    'release-channel.back-what': { followers: 'number'; version: 'text' };
    'release-channel.head': { followers: 'number'; name: 'text'; strong: 'tag'; version: 'text' };
    'release-channel.list': { name: 'text' };
    'release-channel.missing': { everybody: 'text' };
    'release-channel.overtaken': { everybody: 'text' };
    'release-channel.promote': { name: 'text' };
    'release-channel.promote-what': { canary: 'text'; live: 'text'; name: 'text' };
    'release-channel.taken': { name: 'text' };
    'release-channel.unreleased': { everybody: 'text' };
    'release.title': { name: 'text'; version: 'text' };
    'version.actions': { name: 'text'; version: 'text' };
    'version.leaks': { count: 'number' };
    'version.list': { name: 'text' };
    'version.loaded': { loads: 'number'; share: 'text'; time: 'text' };
    'version.published': { at: 'text'; by: 'text' };
    'version.serve-what': { canary: 'text'; live: 'text' };
    'version.start-canary': { percent: 'number' };
  }
>;
export default catalogue;
