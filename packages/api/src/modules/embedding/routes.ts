import { defineModule } from '../../platform/module';
import { issueToken } from './issue-token';
import { listKeys } from './list-keys';
import { makeKey } from './make-key';
import { knowsOrigin } from './origins';
import { actorsOf } from './queries';
import { revokeKey } from './revoke-key';
import { addEmbedding } from './script';
import { overSweeper } from './sweep';

export const embedding = defineModule({
  name: 'embedding',
  handlers: {
    'GET /embed/keys': listKeys,
    'POST /embed/keys': makeKey,
    'DELETE /embed/keys': revokeKey,
    'POST /embed/tokens': issueToken,
  },
  loadActors: actorsOf,
  knowsOrigin,
  web: addEmbedding,
  sweepers: [overSweeper],
});
