import { defineModule } from '../../platform/module';
import { changeSecret, changeWebhook, deleteWebhook } from './change-webhook';
import { dropDelivery } from './drop-delivery';
import { listDeliveries, listWebhooks } from './list-webhooks';
import { makeWebhook } from './make-webhook';
import { notifications } from './notifications';
import { sendAgain, sendTest } from './send-by-hand';
import { oldDeliverySweeper, sender, sendingSweeper } from './sender';
import { look } from './look';

export const webhooks = defineModule({
  name: 'webhooks',
  create: (services) => ({
    handlers: {
      'GET /webhooks': listWebhooks,
      'POST /webhooks': makeWebhook,
      'PATCH /webhooks': changeWebhook,
      'DELETE /webhooks': deleteWebhook,
      'POST /webhooks/secret': changeSecret,
      'POST /webhooks/test': sendTest,
      'GET /webhooks/deliveries': listDeliveries,
      'DELETE /webhooks/deliveries': dropDelivery,
      'POST /webhooks/deliveries/resend': sendAgain,
    },
    look,
    notifications,
    sweepers: [sendingSweeper, oldDeliverySweeper],
    web: (app) => void app.addHook('preClose', () => services.use(sender).stop()),
  }),
});
