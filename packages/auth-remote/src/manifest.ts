import type { RemoteManifest } from '@slotwise/contract';

/** The shell's knowledge of this remote without loading any of its code. */
export const manifest: RemoteManifest = {
  id: 'auth',
  name: 'Accounts',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [
    { path: '/landing', access: 'visitor', title: 'Optimize Your Warehouse Slotting', scroll: true, shape: 'hero' },
    { path: '/login', access: 'visitor', title: 'Log in', shape: 'card' },
    // Sends users to the dashboard itself, unless they came with an invitation.
    { path: '/register', access: 'anyone', title: 'Sign up', shape: 'card' },
    { path: '/forgot-password', access: 'anyone', title: 'Forgot password', shape: 'card' },
    { path: '/reset-password', access: 'anyone', title: 'Choose a new password', shape: 'card' },
    { path: '/confirm-address', access: 'anyone', title: 'Confirm your address', shape: 'card' },
    { path: '/case-studies', access: 'anyone', title: 'Case studies', scroll: true, shape: 'hero' },
    { path: '/settings', access: 'user', title: 'Settings', shape: 'form' },
    {
      path: '/settings/integrations',
      access: 'user',
      title: 'Integrations',
      permission: 'manage_company',
      shape: 'form',
    },
    { path: '/settings/access', access: 'user', title: 'Access to my account', shape: 'form' },
  ],
  navigation: [],
  actions: [
    { id: 'settings', label: 'Settings', href: '/settings', icon: 'settings', menu: 'profile' },
    {
      id: 'integrations',
      label: 'Integrations',
      href: '/settings/integrations',
      icon: 'settings',
      permission: 'manage_company',
    },
  ],
  records: [{ kind: 'own-access', href: '/settings/access', icon: 'settings', label: 'Access to my account' }],
  notifications: [
    {
      kind: 'account.access-to-review',
      about: 'A new password was chosen by mail',
      text: 'A new password was chosen by mail: look at the keys and webhooks of your account',
      many: 'A new password was chosen by mail: look at the keys and webhooks of your account',
    },
    {
      kind: 'company.deletion-asked',
      about: 'The company is going to be deleted',
      text: '{by} has asked for the company to be deleted',
      many: '{by} has asked for the company to be deleted',
    },
    {
      kind: 'company.deletion-taken-back',
      about: 'The company is not deleted after all',
      text: '{by} has taken back that the company is deleted',
      many: '{by} has taken back that the company is deleted',
    },
    {
      kind: 'webhook.disabled',
      about: 'A webhook was switched off',
      text: 'The webhook to {host} was switched off: its events do not arrive any more',
      many: 'The webhook to {host} was switched off: its events do not arrive any more',
    },
  ],
  events: { publishes: ['auth:credentials'], hears: ['auth:credentials'] },
  permissions: [],
  scopes: [],
};
