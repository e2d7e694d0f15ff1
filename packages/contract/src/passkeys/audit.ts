import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Named = strict({ name: Type.String() });

export const passkeyAudit = {
  'passkey.added': acts('user', Named),
  'passkey.removed': acts('user', Named),
  /** Somebody signed in by it. */
  'passkey.used': acts('user', Named),
};
