import { Type } from 'typebox';
import { PERMISSION_CATEGORIES } from '../permissions';
import { SearchText } from '../wire/page';
import { literals, nullable, Ref, strict } from '../wire/schema';
import { Done, filteredList, Name, read, type RouteTable } from '../wire/route';
import { Permission, Role } from './entities';

/** Clients send whole objects; only `id` is read. */
const ById = Type.Object({ id: Ref }, { additionalProperties: true });
const RoleAnswer = strict({ message: Type.String(), role: Role });
const Description = Type.String({ maxLength: 500 });

/** Refusals of replacing a role's permissions, and of taking any from somebody. */
const REPLACING = ['not_found', 'unknown_id', 'grant_exceeds_own'] as const;
const TAKING = ['outranked', 'beyond_own_warehouses', 'last_administrator', 'last_holder', 'version_mismatch'] as const;

const filters = {
  /** Part of the name or the description. */
  q: Type.Optional(SearchText),
  /** Roles that hold a permission of this category, and of this action if both are named. */
  category: Type.Optional(literals(PERMISSION_CATEGORIES)),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** `created`: the oldest first, as the whole list; `permissions`: those that hold most first, then by name. */
  sort: Type.Optional(literals(['created', 'permissions'])),
};

const manageRoles = { access: 'user', permission: 'manage_roles', limit: 'write' } as const;

export const roleRoutes = {
  'GET /myroles': {
    embedded: true,
    summary: "The current user's role, or null",
    access: 'user',
    permission: null,
    answer: strict({ myRole: nullable(Role) }),
    errors: [],
    limit: 'read',
  },
  'GET /mycompany/roles': filteredList('company', 'view_roles', 'Its roles', 'myRoles', Role, filters),
  'GET /mycompany/permissions': {
    ...read(
      'company',
      'view_roles',
      'The permissions that its roles can hold',
      strict({ myPermissions: Type.Array(Permission) }),
    ),
    short: 'the catalogue of permissions is fixed',
  },
  'GET /mywms/roles': filteredList('wms', 'view_roles', 'Its roles', 'myRoles', Role, filters),
  'GET /mywms/permissions': {
    ...read(
      'wms',
      'view_roles',
      'The permissions that its roles can hold',
      strict({ myPermissions: Type.Array(Permission) }),
    ),
    short: 'the catalogue of permissions is fixed',
  },
  'POST /role': {
    ...manageRoles,
    summary: 'Create a role, with permissions if given; of each only the id is read',
    body: strict({
      name: Name,
      description: Type.Optional(nullable(Description)),
      permissions: Type.Optional(Type.Array(ById, { maxItems: 500 })),
    }),
    answer: RoleAnswer,
    versioned: 'role',
    status: 201,
    errors: ['name_taken', 'unknown_id', 'grant_exceeds_own'],
  },
  'PATCH /role': {
    ...manageRoles,
    summary: 'Change the name or description of a role. If-Match takes its version',
    body: strict({
      role_id: Ref,
      name: Type.Optional(Name),
      description: Type.Optional(nullable(Description)),
    }),
    answer: RoleAnswer,
    versioned: 'role',
    errors: ['not_found', 'outranked', 'beyond_own_warehouses', 'name_taken', 'version_mismatch'],
  },
  'PATCH /role/permissions': {
    ...manageRoles,
    summary: "Replace a role's permissions; of each object only the id is read",
    body: strict({ role_id: Ref, permissions: Type.Array(ById, { maxItems: 500 }) }),
    answer: RoleAnswer,
    versioned: 'role',
    errors: [...REPLACING, ...TAKING],
  },
  'PATCH /role/users': {
    ...manageRoles,
    summary: "Replace a role's users; a user has one role, so adding one moves them",
    body: strict({ role_id: Ref, users: Type.Array(ById, { maxItems: 20_000 }) }),
    answer: RoleAnswer,
    versioned: 'role',
    errors: [...REPLACING, ...TAKING],
  },
  'PATCH /role/warehouses': {
    ...manageRoles,
    tenant: 'company',
    summary: "Limit a role's users to some warehouses; null lifts the limit. If-Match takes the role's version",
    body: strict({ role_id: Ref, warehouse_ids: nullable(Type.Array(Ref, { maxItems: 500 })) }),
    answer: RoleAnswer,
    versioned: 'role',
    errors: ['not_found', 'unknown_id', ...TAKING],
    additive: true,
  },
  'DELETE /role': {
    ...manageRoles,
    summary:
      'Delete a role. Its users and those who are invited into it get the replacement, if one is named, else they are left without a role',
    body: Type.Optional(
      nullable(strict({ role_id: Type.Optional(Ref), replacement_id: Type.Optional(nullable(Ref)) })),
    ),
    query: strict({ role_id: Type.Optional(Ref) }),
    answer: Done,
    errors: [...REPLACING, ...TAKING],
  },
} as const satisfies RouteTable;
