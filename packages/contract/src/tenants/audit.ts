import { Type } from 'typebox';
import { nullable, strict } from '../wire/schema';
import { creates, updates } from '../wire/audit-action';
import { UserType } from './entities';

const Named = strict({ name: Type.String() });
const Pictured = strict({ avatarURL: nullable(Type.String()) });

export const tenantAudit = {
  'tenant.registered': creates('tenant', strict({ kind: UserType, name: Type.String() })),
  'company.renamed': updates('tenant', Named),
  'wms.renamed': updates('tenant', Named),
  'company.picture_changed': updates('tenant', Pictured),
  'wms.picture_changed': updates('tenant', Pictured),
};
