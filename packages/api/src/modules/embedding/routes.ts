import { defineModule } from '../../platform/module';
import { issueToken } from './issue-token';
import { listKeys } from './list-keys';
import { loadActors } from './load-actors';
import { makeKey } from './make-key';
import { partnerOrigins } from './origins';
import { revokeKey } from './revoke-key';
import { addEmbedding } from './script';
import { overSweeper } from './sweep';

export const embedding = defineModule({
  name: 'embedding',
  create: (services) => ({
    handlers: {
      'GET /embed/keys': listKeys,
      'POST /embed/keys': makeKey,
      'DELETE /embed/keys': revokeKey,
      'POST /embed/tokens': issueToken,
    },
    loadActors,
    knowsOrigin: (origin) => services.use(partnerOrigins).includes(origin),
    web: (app) => addEmbedding(app, services),
    sweepers: [overSweeper],
  }),
});
