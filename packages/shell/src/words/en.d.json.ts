// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'assistant.close' | 'assistant.open' | 'bottom-bar.label' | 'connection.cancel-word' | 'connection.go-there'
    | 'connection.hide' | 'connection.label' | 'connection.not-renewed' | 'connection.offline' | 'connection.renew'
    | 'connection.show' | 'connection.unreachable' | 'density.comfortable' | 'density.compact' | 'face.loading'
    | 'face.notifications' | 'face.profile' | 'home-link.user' | 'home-link.visitor' | 'key.control'
    | 'language.browser' | 'language.not-kept' | 'live.browser-offline' | 'live.connected' | 'live.connecting'
    | 'live.stream-error' | 'live.subscribe-failed' | 'live.unreachable' | 'navigation.label' | 'navigation.skip'
    | 'not-found.retry' | 'page.no-tenant' | 'page.no-tenant-reason' | 'profile.density' | 'profile.developer-tools'
    | 'profile.language' | 'profile.log-out' | 'profile.shortcuts' | 'profile.theme' | 'registry.failed'
    | 'registry.failed-advice' | 'remote.failed-runtime-advice' | 'remote.late-advice' | 'remote.offline'
    | 'remote.reload-page' | 'remote.reset-override' | 'search.label' | 'search.placeholder' | 'sidebar.collapse'
    | 'sidebar.expand' | 'sidebar.label' | 'sidebar.open' | 'tenant.company' | 'tenant.company-unavailable'
    | 'tenant.wms' | 'tenant.wms-unavailable' | 'theme.dark' | 'theme.light' | 'theme.switch-to-dark'
    | 'theme.switch-to-light' | 'theme.system' | 'visitor.log-in' | 'visitor.sign-up',
    {}
  > & {
    'connection.cancel': { count: 'number' };
    'connection.cancel-one': { page: 'text'; time: 'text' };
    'connection.change': { page: 'text'; time: 'text' };
    'connection.kept': { count: 'number' };
    'connection.unsaved': { page: 'text' };
    'connection.waiting': { count: 'number' };
    'connection.waiting-one': { page: 'text'; time: 'text' };
    'connection.what': { page: 'text'; what: 'text' };
    'crash.changed-by': { name: 'text'; what: 'text' };
    'crash.changed-by-one': { names: 'text'; what: 'text' };
    'face.profile-of': { name: 'text' };
    'navigation.home': { product: 'text' };
    'not-found.unreadable': { names: 'text'; pathname: 'text' };
    'page.unavailable': { name: 'text' };
    'product.unavailable': { name: 'text' };
    'remote.failed-advice': { fault: 'text' };
    'remote.failed-corrupt': { name: 'text' };
    'remote.failed-incompatible': { name: 'text' };
    'remote.failed-load': { name: 'text' };
    'remote.failed-manifest': { name: 'text' };
    'remote.failed-render': { name: 'text' };
    'remote.failed-runtime': { name: 'text' };
    'remote.failed-suspected': { name: 'text' };
    'remote.failed-timeout': { name: 'text' };
    'remote.failed-unreachable': { name: 'text' };
    'remote.late': { name: 'text' };
    'remote.late-title': { name: 'text' };
    'remote.overridden-advice': { fault: 'text'; from: 'text' };
  }
>;
export default catalogue;
