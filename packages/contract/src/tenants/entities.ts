import { Type, type Static } from 'typebox';
import { SLOTTING_CURRENCIES } from '../slotting/constants';
import { Id, Instant, literals, named, nullable, strict } from '../wire/schema';
import { AUDIT_RETENTION, UNIT_SYSTEMS, WEEK_STARTS } from './constants';

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
export const Company = named(
  'Company',
  strict({
    ...tenant,
    /** Null: it stays. Additive, and only where members read their own company. */
    deletion: Type.Optional(nullable(CompanyDeletion)),
  }),
);
export type Company = Static<typeof Company>;
export const Wms = named('Wms', strict(tenant));
export type Wms = Static<typeof Wms>;

export const WeekStart = literals(WEEK_STARTS);
export type WeekStart = Static<typeof WeekStart>;

export const UnitSystem = literals(UNIT_SYSTEMS);
export type UnitSystem = Static<typeof UnitSystem>;

/** Months after which entries of the audit are removed for good. */
export const AuditRetention = Type.Integer({ minimum: AUDIT_RETENTION.min, maximum: AUDIT_RETENTION.max });

/** Settings that a company or WMS has said once, for everybody in it. */
export const TenantSettings = strict({
  /** Of warehouses whose terms name none; null: nobody has said. A WMS has none. */
  currency: nullable(literals(SLOTTING_CURRENCIES)),
  /** Null: as people write it in the reader's language. */
  weekStart: nullable(WeekStart),
  /** Null: metric. */
  units: nullable(UnitSystem),
  /** Null: entries of the audit are kept for as long as the deployment keeps any. */
  auditRetentionMonths: nullable(AuditRetention),
});
export type TenantSettings = Static<typeof TenantSettings>;
