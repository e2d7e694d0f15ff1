import type { TenantKind } from '@slotwise/contract';

export type TenantList = 'users' | 'roles' | 'invitations' | 'permissions' | 'warehouses' | 'companies';

/** Every key of the query cache that the session's reads use, in one place. */
export const queryKeys = {
  me: ['me'] as const,
  role: ['myRole'] as const,
  /** What partners' servers hold keys to, of the tenant. */
  partnerKeys: ['partnerKeys'] as const,
  /** What administrators of the deployment read of the remotes. */
  remotes: {
    status: ['remotes', 'status'] as const,
    choices: ['remotes', 'choices'] as const,
    keys: ['remotes', 'keys'] as const,
    history: ['remotes', 'history'] as const,
  },
  /** Everything of one tenant kind. */
  kind: (kind: TenantKind) => [kind] as const,
  /** The company or the WMS itself. */
  tenant: (kind: TenantKind) => [kind, 'tenant'] as const,
  list: (kind: TenantKind, list: TenantList) => [kind, list] as const,
};
