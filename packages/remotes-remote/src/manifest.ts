import type { RemoteManifest } from '@slotwise/contract';

/** The shell's knowledge of this remote without loading any of its code. */
export const manifest: RemoteManifest = {
  id: 'remotes',
  name: 'Remotes',
  audience: 'deployment',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [{ path: '/remotes', access: 'user', title: 'Remotes' }],
  navigation: [
    {
      href: '/remotes',
      label: 'Remotes',
      icon: 'plug',
      order: 90,
      permission: 'manage_remotes',
      words: 'versions, releases, deploy keys, micro-frontends, canary',
    },
  ],
  events: { publishes: [], hears: [] },
  permissions: ['manage_remotes'],
  scopes: ['remotes:manage'],
};
