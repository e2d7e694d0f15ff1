import { Type } from 'typebox';
import { page, PageQuery } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { Ref } from '../wire/schema';
import { AuditRecord } from './entities';

const Name = Type.String({ minLength: 1, maxLength: 64 });

export const auditRoutes = {
  'GET /audit': {
    summary: "What was done in the caller's company or WMS, the newest first",
    access: 'user',
    permission: 'view_audit',
    query: Type.Object({
      ...PageQuery.properties,
      action: Type.Optional(Name),
      /** Kind of thing: `role`. */
      subject: Type.Optional(Name),
      subject_id: Type.Optional(Ref),
      actor_id: Type.Optional(Ref),
    }),
    answer: page(AuditRecord),
    errors: [],
    limit: 'read',
    additive: true,
  },
} as const satisfies RouteTable;
