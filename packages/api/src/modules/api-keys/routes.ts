import { defineModule } from '../../platform/module';
import { listKeys } from './list-keys';
import { loadActors } from './load-actors';
import { makeKey } from './make-key';
import { ownData } from './own-data';
import { revokeKey } from './revoke-key';
import { useSweeper } from './used-keys';
import { look } from './look';

export const apiKeys = defineModule({
  name: 'api-keys',
  create: (services) => ({
    handlers: {
      'GET /api-keys': listKeys,
      'POST /api-keys': makeKey,
      'DELETE /api-keys': revokeKey,
    },
    look,
    loadActors: loadActors(services),
    ownData,
    sweepers: [useSweeper],
  }),
});
