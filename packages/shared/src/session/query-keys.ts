import type { TenantKind } from '@slotwise/contract';

export type TenantList = 'users' | 'roles' | 'invitations' | 'permissions' | 'warehouses' | 'companies';

/**
 * Keys of the specification's reads, which shell and remotes share. A remote's own reads have keys of its own, which
 * begin with its id.
 */
export const queryKeys = {
  me: ['me'] as const,
  role: ['myRole'] as const,
  /** The company or the WMS itself. */
  tenant: (kind: TenantKind) => [kind, 'tenant'] as const,
  list: (kind: TenantKind, list: TenantList) => [kind, list] as const,
};
