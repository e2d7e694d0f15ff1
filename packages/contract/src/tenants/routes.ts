import { Type } from 'typebox';
import { nullable, strict } from '../wire/schema';
import { OwnProof, PROOF_ERRORS } from '../wire/own-proof';
import { Done, list, Name, read, type RouteTable } from '../wire/route';
import { AuditRetention, Company, CompanyDeletion, TenantSettings, Wms } from './entities';

/** `auditDays`: days after which the deployment removes entries of the audit of everybody; null: never. */
const Settings = strict({ settings: TenantSettings, auditDays: nullable(Type.Integer()) });
const { currency, weekStart, units, auditRetentionMonths } = TenantSettings.properties;

export const tenantRoutes = {
  'GET /mycompany': {
    ...read('company', null, "The current user's company", strict({ myCompany: Company })),
    embedded: true,
  },
  'GET /mywms': { ...read('wms', null, "The current user's WMS", strict({ myWms: Wms })), embedded: true },
  'GET /mywms/companies': list('wms', 'view_companies', 'Its companies', 'myCompanies', Company),
  'PATCH /mycompany': {
    summary: 'Rename the company',
    access: 'user',
    tenant: 'company',
    permission: 'manage_company',
    everywhere: true,
    body: strict({ name: Name }),
    answer: strict({ myCompany: Company }),
    errors: ['beyond_own_warehouses'],
    limit: 'write',
    additive: true,
  },
  'PATCH /mywms': {
    summary: 'Rename the WMS',
    access: 'user',
    tenant: 'wms',
    permission: 'manage_company',
    body: strict({ name: Name }),
    answer: strict({ myWms: Wms }),
    errors: [],
    limit: 'write',
    additive: true,
  },
  'GET /mytenant/settings': {
    summary: "Settings of the current user's company or WMS",
    access: 'user',
    permission: null,
    answer: Settings,
    errors: [],
    limit: 'read',
    additive: true,
  },
  'PATCH /mytenant/settings': {
    summary: 'Change settings of the company or WMS. What is left out stays; only a company has a currency',
    access: 'user',
    permission: 'manage_company',
    // With it entries of the audit are removed.
    people: true,
    everywhere: true,
    body: strict({
      currency: Type.Optional(currency),
      week_start: Type.Optional(weekStart),
      units: Type.Optional(units),
      audit_retention_months: Type.Optional(auditRetentionMonths),
    }),
    answer: Settings,
    errors: ['beyond_own_warehouses', 'wrong_user_type'],
    limit: 'write',
    additive: true,
  },
  'GET /mytenant/audit-retention': {
    summary: 'How many entries of the audit would be removed if they were kept for so many months',
    access: 'user',
    permission: 'manage_company',
    people: true,
    query: strict({ months: AuditRetention }),
    answer: strict({ entries: Type.Integer() }),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /mycompany/deletion': {
    summary:
      'Have the company deleted with all that it has, once the days of grace are over. `name` is its name, and `code` that of the second factor of those who have one',
    access: 'user',
    tenant: 'company',
    permission: 'manage_company',
    people: true,
    everywhere: true,
    body: strict({ name: Name, ...OwnProof }),
    answer: strict({ message: Type.String(), deletion: CompanyDeletion }),
    errors: [...PROOF_ERRORS, 'beyond_own_warehouses', 'being_deleted'],
    limit: 'auth',
    remembered: false,
    additive: true,
  },
  'DELETE /mycompany/deletion': {
    summary: 'Take back that the company is going to be deleted, until that has begun',
    access: 'user',
    tenant: 'company',
    permission: 'manage_company',
    people: true,
    everywhere: true,
    answer: Done,
    errors: ['beyond_own_warehouses', 'being_deleted'],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;
