import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

/** The two kinds of tenants, and of users by their tenant. */
export const USER_TYPES = ['company', 'wms'] as const;
export const UserType = literals(USER_TYPES);

/** A company that is going to be deleted, with all that it has. */
export const CompanyDeletion = strict({
  askedAt: Instant,
  /** From then on it is deleted, and cannot be taken back. */
  dueAt: Instant,
  /** Null: they are no member any more. */
  askedBy: nullable(strict({ id: Id, name: Type.String() })),
});
export type CompanyDeletion = Static<typeof CompanyDeletion>;

const tenant = { id: Id, name: Type.String(), avatarURL: nullable(Type.String()) };

/** A company, or a WMS. */
export const Company = strict({
  ...tenant,
  /** Null: it stays. Additive, and only where members read their own company. */
  deletion: Type.Optional(nullable(CompanyDeletion)),
});
export type Company = Static<typeof Company>;
export const Wms = strict(tenant);
export type Wms = Static<typeof Wms>;
