import { Type } from 'typebox';
import { nullable, strict } from '../wire/schema';
import { acts, creates, NoDetails, updates } from '../wire/audit-action';
import { TenantSettings, UserType } from './entities';

const Named = strict({ name: Type.String() });
const Pictured = strict({ avatarURL: nullable(Type.String()) });

export const tenantAudit = {
  'tenant.registered': creates('tenant', strict({ kind: UserType, name: Type.String() })),
  'company.renamed': updates('tenant', Named),
  'wms.renamed': updates('tenant', Named),
  'company.picture_changed': updates('tenant', Pictured),
  'wms.picture_changed': updates('tenant', Pictured),
  'company.settings_changed': updates('tenant', TenantSettings),
  'wms.settings_changed': updates('tenant', TenantSettings),
  'company.deletion_asked': acts('tenant', strict({ dueAt: Type.String() })),
  'company.deletion_taken_back': acts('tenant', NoDetails),
  /** The last entry of the company's own chain, which is cut off with the rest. */
  'company.deletion_begun': acts('tenant', NoDetails),
  /** In the chain of the deployment, as nothing else is left that it could stand in. */
  'company.deleted': acts(
    'tenant',
    strict({ askedAt: Type.String(), askedBy: Type.String(), entries: Type.Integer() }),
  ),
};
