import type { Module } from '../platform/module';
import { accessRequests } from './access-requests/routes';
import { apiKeys } from './api-keys/routes';
import { assistant } from './assistant/routes';
import { audit } from './audit/routes';
import { auth } from './auth/routes';
import { companyDeletion } from './company-deletion/routes';
import { counts } from './counts/routes';
import { deployKeys } from './deploy-keys/routes';
import { embedding } from './embedding/routes';
import { figures } from './figures/routes';
import { firstSteps } from './first-steps/routes';
import { grants } from './grants/routes';
import { imports } from './imports/routes';
import { invitations } from './invitations/routes';
import { labels } from './labels/routes';
import { leads } from './leads/routes';
import { members } from './members/routes';
import { notifications } from './notifications/routes';
import { orders } from './orders/routes';
import { pictures } from './pictures/routes';
import { receipts } from './receipts/routes';
import { remoteReleasing } from './remote-releasing/routes';
import { remoteReports } from './remote-reports/routes';
import { remoteServing } from './remote-serving/routes';
import { remoteVersions } from './remote-versions/routes';
import { replenishment } from './replenishment/routes';
import { roleRemoval } from './role-removal/routes';
import { roles } from './roles/routes';
import { search } from './search/routes';
import { skus } from './skus/routes';
import { slottingProposals } from './slotting-proposals/routes';
import { slotting } from './slotting/routes';
import { sse } from './sse/routes';
import { stock } from './stock/routes';
import { tenants } from './tenants/routes';
import { ownAccess } from './own-access/routes';
import { ownData } from './own-data/routes';
import { passkeys } from './passkeys/routes';
import { twoFactor } from './two-factor/routes';
import { users } from './users/routes';
import { versionMatrix } from './version-matrix/routes';
import { warehouseLayout } from './warehouse-layout/routes';
import { webhooks } from './webhooks/routes';
import { warehouses } from './warehouses/routes';

/** Every module of the server. Together they answer every route of the contract. */
export const modules: Module[] = [
  accessRequests,
  apiKeys,
  assistant,
  audit,
  auth,
  companyDeletion,
  counts,
  deployKeys,
  embedding,
  figures,
  firstSteps,
  grants,
  imports,
  invitations,
  labels,
  leads,
  members,
  notifications,
  orders,
  pictures,
  receipts,
  remoteReleasing,
  remoteReports,
  remoteServing,
  remoteVersions,
  replenishment,
  roleRemoval,
  roles,
  search,
  skus,
  slotting,
  slottingProposals,
  sse,
  stock,
  tenants,
  twoFactor,
  passkeys,
  ownAccess,
  ownData,
  users,
  versionMatrix,
  warehouseLayout,
  warehouses,
  webhooks,
];
