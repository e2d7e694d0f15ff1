import { defineModule } from '../../platform/module';
import { listKeys } from './list-keys';
import { makeKey } from './make-key';
import { revokeKey } from './revoke-key';

export const deployKeys = defineModule({
  name: 'deploy-keys',
  create: () => ({
    handlers: {
      'GET /remotes/keys': listKeys,
      'POST /remotes/keys': makeKey,
      'DELETE /remotes/keys': revokeKey,
    },
  }),
});
