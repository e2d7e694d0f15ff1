import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { Id, strict } from '../wire/schema';

/** Both are kept by company and WMS alike. The subject is the company. */
const Parties = strict({ company: Type.String(), wmsId: Id, wms: Type.String() });

export const grantAudit = {
  'inventory.granted': acts('tenant', Parties),
  'inventory.grant_revoked': acts('tenant', Parties),
};
