import { Type } from 'typebox';
import { ACCESS_REASON_MAX } from '../constants';
import { page, PageQuery } from '../wire/page';
import { Ref, strict } from '../wire/schema';
import type { RouteTable } from '../wire/route';
import { AccessRequest, AccessRequestStatus, GrantMethod } from './entities';

const Permission = Type.String({ minLength: 1, maxLength: 80 });
const Reason = Type.String({ maxLength: ACCESS_REASON_MAX });
const RequestRef = strict({ request_id: Ref });
const RequestAnswer = strict({ accessRequest: AccessRequest });

const own = { access: 'user', permission: null, additive: true } as const;
const deciding = { access: 'user', permission: 'manage_roles', additive: true } as const;

export const accessRequestRoutes = {
  'GET /me/access-requests': {
    ...own,
    limit: 'read',
    summary: 'Permissions that the current user has asked for, the newest request first',
    query: Type.Object({ ...PageQuery.properties, permission: Type.Optional(Permission) }),
    answer: page(AccessRequest),
    errors: [],
  },
  'POST /me/access-requests': {
    ...own,
    limit: 'write',
    summary: 'Ask for a permission that one does not hold. Those who could grant it are told',
    body: strict({ permission: Permission, reason: Type.Optional(Reason) }),
    answer: RequestAnswer,
    status: 201,
    errors: ['unknown_id', 'already_asked', 'not_found'],
  },
  'POST /me/access-requests/withdraw': {
    ...own,
    limit: 'write',
    summary: 'Withdraw an open request',
    body: RequestRef,
    answer: RequestAnswer,
    errors: ['not_found', 'already_decided'],
  },
  'GET /access-requests': {
    ...deciding,
    limit: 'read',
    summary: 'Requests of people of the company or WMS, the newest first',
    query: Type.Object({ ...PageQuery.properties, status: Type.Optional(AccessRequestStatus) }),
    answer: page(AccessRequest),
    errors: [],
  },
  'GET /access-request': {
    ...deciding,
    limit: 'read',
    summary: 'One request',
    query: RequestRef,
    answer: RequestAnswer,
    errors: ['not_found'],
  },
  'POST /access-request/grant': {
    ...deciding,
    limit: 'write',
    summary: 'Grant it by a role that holds the permission then. Takes whoever could change that role themselves',
    /** `add`: `role_id` is the role that the asker has. */
    body: strict({ request_id: Ref, method: GrantMethod, role_id: Ref }),
    answer: RequestAnswer,
    errors: [
      ...(['not_found', 'unknown_id', 'already_decided', 'conflict'] as const),
      ...(['grant_exceeds_own', 'outranked', 'beyond_own_warehouses', 'last_administrator', 'last_holder'] as const),
    ],
  },
  'POST /access-request/decline': {
    ...deciding,
    limit: 'write',
    summary: 'Decline it, with the reason that the asker reads',
    body: strict({ request_id: Ref, reason: Reason }),
    answer: RequestAnswer,
    errors: ['not_found', 'already_decided', 'grant_exceeds_own', 'beyond_own_warehouses'],
  },
} as const satisfies RouteTable;
