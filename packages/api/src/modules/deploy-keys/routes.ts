import { defineModule } from '../../platform/module';
import { administratorCommands } from './administrator-commands';
import { listKeys } from './list-keys';
import { makeKey } from './make-key';
import { revokeKey } from './revoke-key';

export const deployKeys = defineModule({
  name: 'deploy-keys',
  create: () => ({
    commands: administratorCommands,
    handlers: {
      'GET /remotes/keys': listKeys,
      'POST /remotes/keys': makeKey,
      'DELETE /remotes/keys': revokeKey,
    },
  }),
});
