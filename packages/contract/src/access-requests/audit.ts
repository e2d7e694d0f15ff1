import { Type } from 'typebox';
import { creates, updates } from '../wire/audit-action';
import { Id, nullable, strict } from '../wire/schema';
import { AccessRequestStatus } from './entities';

const Status = strict({ status: AccessRequestStatus });

export const accessRequestAudit = {
  /** `permission` as text: an entry outlives the catalogue that it was written under. */
  'access.asked': creates(
    'access_request',
    strict({ user: Id, permission: Type.String(), reason: nullable(Type.String()) }),
  ),
  'access.withdrawn': updates('access_request', Status),
  /** `role`: the asker's. Entries of the role itself stand beside it. */
  'access.granted': updates('access_request', strict({ ...Status.properties, role: nullable(Id) })),
  'access.declined': updates('access_request', strict({ ...Status.properties, answer: nullable(Type.String()) })),
};
