import type { TenantKind } from '@slotwise/contract';

/** The audit's actor while nobody is signed in yet. */
export const actorOfAccount = (account: { id: string; kind: TenantKind; tenantId: string | null }) => ({
  userId: account.id,
  companyId: account.kind === 'company' ? account.tenantId : null,
  wmsId: account.kind === 'wms' ? account.tenantId : null,
});
