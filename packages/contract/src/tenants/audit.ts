import { Type } from 'typebox';
import { strict, UserType } from '../entities';
import { creates, updates } from '../wire/audit-action';

const Named = strict({ name: Type.String() });

export const tenantAudit = {
  'tenant.registered': creates('tenant', strict({ kind: UserType, name: Type.String() })),
  'company.renamed': updates('tenant', Named),
  'wms.renamed': updates('tenant', Named),
};
