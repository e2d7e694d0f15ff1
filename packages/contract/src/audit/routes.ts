import { Type } from 'typebox';
import { AuditWords } from '../manifest';
import { page, PageQuery } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { GivenInstant, literals, Ref, strict } from '../wire/schema';
import { AuditRecord } from './entities';
import { AUDIT_FILTER_MAX } from './filter';

/** Formats of an export: a table, or the entries themselves. */
const AUDIT_FORMATS = ['csv', 'json'] as const;

const asked = {
  q: Type.Optional(Type.String({ maxLength: AUDIT_FILTER_MAX })),
  /** Only what was done then or later. */
  since: Type.Optional(GivenInstant),
};
const reading = { access: 'user', permission: 'view_audit', limit: 'read', additive: true } as const;

export const auditRoutes = {
  'GET /audit': {
    ...reading,
    summary: "What was done in the caller's company or WMS, the newest first; `q` as in `action:role.updated -who:ann`",
    query: Type.Object({ ...PageQuery.properties, ...asked }),
    answer: page(AuditRecord),
    errors: [],
  },
  'GET /audit/entry': {
    ...reading,
    summary: 'One entry, and the names that things have now which it mentions by their ids',
    query: strict({ entry_id: Ref }),
    answer: strict({
      entry: AuditRecord,
      /** By id: people, roles and other things of the tenant that are still there. */
      names: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
    errors: ['not_found'],
  },
  'GET /audit/words': {
    ...reading,
    summary:
      "What is said of actions, of their fields and of kinds of things, as the remotes that serve the caller's tenant say it",
    answer: strict({
      words: AuditWords,
      /** By remote, of the fields of these actions. Left out by servers that know of none. */
      fields: Type.Optional(Type.Array(strict({ actions: Type.Array(Type.String()), words: AuditWords }))),
    }),
    short: 'one entry for each remote that the tenant is served',
    errors: [],
  },
  'GET /audit/export': {
    ...reading,
    summary: 'All entries that a filter lets through, the newest first, as a file',
    query: strict({ ...asked, format: literals(AUDIT_FORMATS) }),
    answer: Type.String(),
    file: true,
    errors: [],
  },
} as const satisfies RouteTable;
