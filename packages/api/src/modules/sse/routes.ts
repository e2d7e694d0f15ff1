import { defineModule } from '../../platform/module';
import { openStream } from './open-stream';
import { issueTicket, subscribe, unsubscribe } from './subscriptions';

export const sse = defineModule({
  name: 'sse',
  create: () => ({
    handlers: {
      'POST /sse/subscribe': (ctx) => subscribe(ctx),
      'POST /sse/unsubscribe': (ctx) => unsubscribe(ctx),
      'POST /sse/ticket': (ctx) => issueTicket(ctx),
      'GET /sse/stream': (ctx) => openStream(ctx),
    },
  }),
});
