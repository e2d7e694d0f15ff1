/**
 * Constants that both sides of the wire, or several packages, go by. Plain data: safe to import as values in a browser.
 * Times are milliseconds unless the name says otherwise. Constants of one package alone stand in that package.
 */
export * from './access-requests/constants';
export * from './accounts/constants';
export * from './api-keys/constants';
export * from './assistant/constants';
export * from './first-steps/constants';
export * from './imports/constants';
export * from './pictures/constants';
export * from './invitations/constants';
export * from './labels/constants';
export * from './layout/constants';
export * from './live/constants';
export * from './counts/constants';
export * from './notifications/constants';
export * from './orders/constants';
export * from './passkeys/constants';
export * from './receipts/constants';
export * from './replenishment/constants';
export * from './search/constants';
export * from './skus/constants';
export * from './slotting/constants';
export * from './slotting-proposals/constants';
export * from './stock/constants';
export * from './tenants/constants';
export * from './figures/constants';
export * from './two-factor/constants';
export * from './webhooks/constants';
export * from './wire/constants';

export const PRODUCT_NAME = 'Slotwise';

/** Version of the platform API that the shell offers to remotes; manifests name a semver range of it. */
export const PLATFORM_API_VERSION = '2.3.0';
/**
 * Version that an adapter offers to builds that were made for the major version before. It goes with the next major
 * version.
 */
export const ADAPTED_PLATFORM_API_VERSION = '1.0.0';

/** Pages that people are sent to when a route is not for them. */
export const HOME_PATHS = { visitor: '/landing', user: '/dashboard', login: '/login', register: '/register' } as const;
