import type { RemoteManifest } from '@slotwise/contract';

/** What the shell knows of this remote without loading any of its code. */
export const manifest: RemoteManifest = {
  id: 'auth',
  name: 'Accounts',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [
    { path: '/landing', access: 'visitor', title: 'Optimize Your Warehouse Slotting', scroll: true },
    { path: '/login', access: 'visitor', title: 'Log in' },
    // Sends users to the dashboard itself, unless they came with an invitation.
    { path: '/register', access: 'anyone', title: 'Sign up' },
    { path: '/forgot-password', access: 'anyone', title: 'Forgot password' },
    { path: '/reset-password', access: 'anyone', title: 'Choose a new password' },
    { path: '/confirm-address', access: 'anyone', title: 'Confirm your address' },
    { path: '/case-studies', access: 'anyone', title: 'Case studies', scroll: true },
    { path: '/settings', access: 'user', title: 'Settings' },
  ],
  navigation: [],
  actions: [{ id: 'settings', label: 'Settings', href: '/settings', icon: 'settings', menu: 'profile' }],
  events: { publishes: ['auth:credentials'], hears: ['auth:credentials'] },
  permissions: [],
  scopes: [],
};
