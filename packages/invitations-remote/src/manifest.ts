import type { RemoteManifest } from '@slotwise/contract';

export const manifest: RemoteManifest = {
  id: 'invitations',
  name: 'Invitations',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [{ path: '/invitations', access: 'user', title: 'Invitation Management', permission: 'view_invitations' }],
  navigation: [
    {
      href: '/invitations',
      label: 'Invitations',
      icon: 'mail',
      order: 50,
      permission: 'manage_invitations',
      words: 'invites, pending, join',
    },
  ],
  records: [{ kind: 'invitation', href: '/invitations?invitation={id}', icon: 'mail', label: 'Invitations' }],
  notifications: [
    {
      kind: 'invitation.accepted',
      about: 'Somebody accepted my invitation',
      text: '{who} accepted your invitation',
      many: '{who} and others accepted your invitations: {count}',
    },
  ],
  search: ['invitation'],
  actions: [
    {
      id: 'invite',
      label: 'Invite people',
      href: '/invitations?invite',
      icon: 'mail',
      permission: 'manage_invitations',
      words: 'add a user, new user, new colleague, send an invitation, add people',
    },
  ],
  events: { publishes: [], hears: [] },
  permissions: ['view_invitations', 'view_roles', 'manage_invitations'],
  scopes: ['invitations:read', 'invitations:write', 'roles:read'],
};
