import type { Body, Query, RouteKey } from '@slotwise/contract';
import { importCases } from './matrix-imports';
import { proposalCases } from './matrix-proposals';
import { remoteCases } from './matrix-remotes';
import { slottingCases } from './matrix-slotting';
import { stockCases, type StockResources } from './matrix-stock';
import { PASSWORD, newEmail } from './fixtures';
import { pngOf } from './picture-files';

/** The page of a partner that is let in. */
export const ORIGIN = 'https://portal.example.com';

/**
 * Whether a caller asks this database. Where all of them have asked another one, it is asked by nobody and by the owners of the company
 * and of its WMS: each call is answered. The rules of who may call stand above the database, and those in it (row security) have tests
 * of their own on both.
 */
export const asksHere = (caller: string): boolean =>
  process.env.ASKED_ELSEWHERE !== '1' || ['visitor', 'own WMS', 'owner'].includes(caller);

/** Things of company A, whose owner may do everything with them. */
export interface Resources extends StockResources {
  roleId: string;
  roleUsers: string[];
  accessRequestId: string;
  warehouseId: string;
  pendingId: string;
  canceledId: string;
  sessionId: string;
  companyId: string;
  wmsId: string;
  leaverId: string;
  auditId: string;
  keyId: string;
  apiKeyId: string;
  webhookId: string;
  deliveryId: string;
  importId: string;
  runId: string;
  proposalId: string;
}
export interface Case<K extends RouteKey> {
  body?: (at: Resources) => Body<K>;
  /** Body in place of JSON. */
  bytes?: string | Uint8Array<ArrayBuffer>;
  query?: Query<K> | ((at: Resources) => Query<K>);
  /** It names something of company A: for everybody of another tenant that does not exist. */
  targeted?: true;
}
let count = 0;
/** A name that nothing else has. */
export const fresh = (what: string) => `${what} ${++count}`;
const PICTURE = pngOf(2, 2);
const noAssertion = { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
const noAttestation = { id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] };
const invalidLink = { body: () => ({ token: 'unknown' }) };

/** A call for each route. A route that is missing here fails the first test. */
export const CASES: { [K in RouteKey]: Case<K> } = {
  'POST /login': { body: () => ({ email: newEmail(), password: PASSWORD }) },
  'POST /register': {
    body: () => ({ email: newEmail(), password: PASSWORD, first_name: 'A', last_name: 'B', new_company_name: 'C' }),
  },
  'POST /invitation/register': {
    body: () => ({ token: 'unknown', email: newEmail(), password: PASSWORD, first_name: 'A', last_name: 'B' }),
  },
  'POST /invitation/validtoken': invalidLink,
  'POST /invitation/reject': invalidLink,
  'POST /refresh': {},
  'POST /logout': {},
  'POST /password/forgot': { body: () => ({ email: newEmail() }) },
  'POST /password/reset': { body: () => ({ token: 'unknown', password: PASSWORD }) },
  'GET /me': {},
  'PATCH /me': { body: () => ({ first_name: 'Grace' }) },
  'POST /me/password': { body: () => ({ current_password: 'wrong', new_password: PASSWORD }) },
  'POST /email/confirm': { body: () => ({ token: 'unknown' }) },
  'POST /email/confirm/check': { body: () => ({ token: 'unknown' }) },
  'POST /me/email': { body: () => ({ email: newEmail(), current_password: 'wrong' }) },
  'POST /me/email/confirmation': {},
  'POST /me/leave': { body: () => ({ tenant_id: 'unknown' }), targeted: true },
  'GET /myroles': {},
  'GET /me/access-requests': {},
  'POST /me/access-requests': { body: () => ({ permission: 'manage_remotes' }) },
  'POST /me/access-requests/withdraw': {
    body: ({ accessRequestId }) => ({ request_id: accessRequestId }),
    targeted: true,
  },
  'GET /access-requests': {},
  'GET /access-request': { query: ({ accessRequestId }) => ({ request_id: accessRequestId }), targeted: true },
  'POST /access-request/grant': {
    body: ({ accessRequestId, roleId }) => ({ request_id: accessRequestId, role_id: roleId, method: 'move' as const }),
    targeted: true,
  },
  'POST /access-request/decline': {
    body: ({ accessRequestId }) => ({ request_id: accessRequestId, reason: 'No' }),
    targeted: true,
  },
  'GET /me/notifications': {},
  'GET /me/notifications/unread': {},
  'PATCH /me/notifications': { body: () => ({ ids: [], read: true }) },
  'GET /me/notification-choices': {},
  'PATCH /me/notification-choices': { body: () => ({ off: [], mail: 'none' }) },
  'GET /notification-mails': {},
  'GET /sessions': {},
  'DELETE /sessions': { body: ({ sessionId }) => ({ session_id: sessionId }), targeted: true },
  'GET /mycompany': {},
  'GET /mycompany/users': {},
  'GET /mycompany/roles': {},
  'GET /mycompany/warehouses': {},
  'GET /mycompany/invitations': {},
  'GET /mycompany/permissions': {},
  'GET /mywms': {},
  'GET /mywms/users': {},
  'GET /mywms/roles': {},
  'GET /mywms/companies': {},
  'GET /mywms/invitations': {},
  'GET /mywms/permissions': {},
  'POST /me/picture': { bytes: PICTURE },
  'DELETE /me/picture': {},
  'POST /mycompany/picture': { bytes: PICTURE },
  'DELETE /mycompany/picture': {},
  'POST /mywms/picture': { bytes: PICTURE },
  'DELETE /mywms/picture': {},
  'POST /role/picture': { query: ({ roleId }) => ({ role_id: roleId }), bytes: PICTURE, targeted: true },
  'DELETE /role/picture': { query: ({ roleId }) => ({ role_id: roleId }), targeted: true },
  'PATCH /mycompany': { body: () => ({ name: fresh('Company') }) },
  // Refused for the password, once it is not refused for a right.
  'POST /mycompany/deletion': { body: () => ({ name: 'Company', current_password: 'wrong' }) },
  'DELETE /mycompany/deletion': {},
  'PATCH /mywms': { body: () => ({ name: fresh('WMS') }) },
  'GET /mytenant/settings': {},
  'PATCH /mytenant/settings': { body: () => ({ week_start: 'saturday' }) },
  'GET /mytenant/audit-retention': { query: { months: 12 } },
  'GET /mycompany/inventory-grant': {},
  'POST /mycompany/inventory-grant': { body: ({ wmsId }) => ({ wms_id: wmsId }), targeted: true },
  'DELETE /mycompany/inventory-grant': { targeted: true },
  'GET /mywms/granted-companies': {},
  'POST /warehouse': { body: () => ({ name: fresh('Warehouse') }) },
  'PATCH /warehouse': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, name: fresh('Warehouse') }),
    targeted: true,
  },
  'DELETE /warehouse': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'GET /first-steps': {},
  'PATCH /first-steps': { body: () => ({ choice: 'dismissed' }) },
  // Refused for its name, once it is not refused for a right: what a job would make is no caller’s doing.
  'POST /sample-data': { body: () => ({ name: ' ' }) },
  'GET /sample-data/removal': {},
  'DELETE /sample-data': {},
  ...stockCases(fresh),
  'POST /role': { body: () => ({ name: fresh('Role') }) },
  'PATCH /role': { body: ({ roleId }) => ({ role_id: roleId, name: fresh('Role') }), targeted: true },
  'PATCH /role/permissions': {
    body: ({ roleId }) => ({ role_id: roleId, permissions: [{ id: 'view_users' }] }),
    targeted: true,
  },
  'PATCH /role/users': {
    body: ({ roleId, roleUsers }) => ({ role_id: roleId, users: roleUsers.map((id) => ({ id })) }),
    targeted: true,
  },
  'PATCH /role/warehouses': { body: ({ roleId }) => ({ role_id: roleId, warehouse_ids: null }), targeted: true },
  'DELETE /role': { body: ({ roleId }) => ({ role_id: roleId }), targeted: true },
  'POST /invitation': { body: () => ({ invitation_type: 'join_company', email: newEmail() }) },
  'POST /invitation/bulk': {
    body: () => ({ invitation_type: 'join_company', rows: [{ address: newEmail() }] }),
  },
  'POST /invitation/bulk/check': { body: () => ({ rows: [{ address: newEmail() }] }) },
  'POST /invitation/preview': { body: () => ({ invitation_type: 'join_company' }) },
  'POST /invitation/link': { body: ({ pendingId }) => ({ invitation_id: pendingId }), targeted: true },
  'GET /invitation/timeline': { query: ({ pendingId }) => ({ invitation_id: pendingId }), targeted: true },
  'POST /invitation/accept': invalidLink,
  'GET /me/two-factor': {},
  'POST /me/two-factor': { body: () => ({ current_password: 'wrong' }) },
  'POST /me/two-factor/confirm': { body: () => ({ code: '000000' }) },
  'POST /me/two-factor/recovery-codes': { body: () => ({ current_password: 'wrong' }) },
  'DELETE /me/two-factor': { body: () => ({ current_password: 'wrong' }) },
  'GET /me/access': {},
  'POST /me/access/review': { body: () => ({ keep: true }) },
  'GET /me/export': {},
  'GET /me/passkeys': {},
  'POST /me/passkeys/request': { body: () => ({ current_password: 'wrong' }) },
  'POST /me/passkeys': { body: () => ({ name: 'Key', attestation: noAttestation }) },
  'DELETE /me/passkeys': { body: () => ({ passkey_id: 'none' }), targeted: true },
  'POST /login/passkey/challenge': {},
  'POST /login/passkey': { body: () => ({ assertion: noAssertion }) },
  'GET /members': {},
  'DELETE /member/sessions': { body: ({ leaverId }) => ({ user_id: leaverId }), targeted: true },
  'DELETE /user/two-factor': { body: ({ leaverId }) => ({ user_id: leaverId }), targeted: true },
  'PATCH /two-factor/policy': { body: () => ({ demanded: false }) },
  'DELETE /user': { body: ({ leaverId }) => ({ user_id: leaverId }), targeted: true },
  'POST /invitation/expire': { body: ({ pendingId }) => ({ invitation_id: pendingId }), targeted: true },
  'PATCH /invitation/cancel': { body: ({ pendingId }) => ({ invitation_id: pendingId }), targeted: true },
  'PATCH /invitation/cancel/bulk': { body: ({ pendingId }) => ({ invitation_ids: [pendingId] }) },
  'PATCH /invitation/role': {
    body: ({ pendingId, roleId }) => ({ invitation_id: pendingId, role_id: roleId }),
    targeted: true,
  },
  'PATCH /invitation/resend': { body: ({ canceledId }) => ({ invitation_id: canceledId }), targeted: true },
  'GET /audit': {},
  'GET /audit/words': {},
  'GET /audit/entry': { query: ({ auditId }) => ({ entry_id: auditId }), targeted: true },
  'GET /audit/export': { query: { format: 'json' } },
  'POST /sse/subscribe': { body: ({ companyId }) => ({ channel: `company:${companyId}` }), targeted: true },
  'POST /sse/unsubscribe': { body: ({ companyId }) => ({ channel: `company:${companyId}` }) },
  'POST /sse/ticket': {},
  'GET /sse/stream': { query: { access_token: 'garbage' } },
  ...remoteCases(fresh),
  'GET /embed/keys': {},
  'POST /embed/keys': { body: () => ({ name: fresh('Key'), origins: ['https://a.example'], remotes: ['roles'] }) },
  'DELETE /embed/keys': { body: ({ keyId }) => ({ key_id: keyId }), targeted: true },
  'GET /api-keys': {},
  'POST /api-keys': { body: () => ({ name: fresh('API key'), permissions: ['view_roles' as const] }) },
  'DELETE /api-keys': { body: ({ apiKeyId }) => ({ key_id: apiKeyId }), targeted: true },
  'GET /webhooks': {},
  'POST /webhooks': { body: () => ({ url: 'https://hooks.invalid/', events: ['CompanyDeleted'] }) },
  'PATCH /webhooks': { body: ({ webhookId }) => ({ webhook_id: webhookId, enabled: false }), targeted: true },
  'DELETE /webhooks': { body: ({ webhookId }) => ({ webhook_id: webhookId }), targeted: true },
  'POST /webhooks/secret': { body: ({ webhookId }) => ({ webhook_id: webhookId }), targeted: true },
  'POST /webhooks/test': { body: ({ webhookId }) => ({ webhook_id: webhookId }), targeted: true },
  'GET /webhooks/deliveries': { query: ({ webhookId }) => ({ webhook_id: webhookId }), targeted: true },
  'POST /webhooks/deliveries/resend': { body: ({ deliveryId }) => ({ delivery_id: deliveryId }), targeted: true },
  'DELETE /webhooks/deliveries': { body: ({ deliveryId }) => ({ delivery_id: deliveryId }), targeted: true },
  'POST /embed/tokens': { body: () => ({ remote: 'roles', email: newEmail(), origin: ORIGIN }) },
  ...importCases(),
  'GET /export': {
    query: ({ warehouseId }) => ({ kind: 'stock' as const, format: 'csv' as const, warehouse_id: warehouseId }),
    targeted: true,
  },
  ...slottingCases(),
  ...proposalCases(),
  'POST /assistant/prompt': { body: () => ({ prompt: 'help' }) },
  'GET /assistant': {},
  'PATCH /assistant/consent': { body: () => ({ data: ['people' as const] }) },
  'POST /assistant/proposal': { body: () => ({ proposal_id: 'unknown' }), targeted: true },
  'POST /assistant/proposal/back': { body: () => ({ proposal_id: 'unknown' }), targeted: true },
  'DELETE /assistant/proposal': { query: () => ({ proposal_id: 'unknown' }), targeted: true },
  'GET /search': { query: () => ({ term: 'a' }) },
  'POST /leads': { body: () => ({ name: 'A', email: newEmail(), topic: 'request_demo' }) },
};
