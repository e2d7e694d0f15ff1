import { sender } from '../../src/modules/webhooks/sender';
import type { TestServer } from '../harness';

/** Serves the webhooks that are due at this moment. */
export async function sendWebhooks({ services }: TestServer): Promise<void> {
  const each = services.use(sender);
  // A tenant has one webhook served at a time.
  for (let turn = 0; turn < 3; turn++) {
    await each.settled();
    await each.take();
  }
  await each.settled();
}
