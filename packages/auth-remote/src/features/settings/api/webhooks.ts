import type { Answer, Body, WebhookDelivery } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import type { InfiniteListOptions } from '@slotwise/shared/ui/list';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

const PAGE = 20;
/** Deliveries are no events: how they go is looked for while the page is in sight. */
const LOOK_AGAIN_MS = 15_000;

/** The tenant's webhooks, and the names of the events that there are. */
export const webhooksQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.webhooks,
    queryFn: ({ signal }) => http('GET /webhooks', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** The deliveries that a webhook got and those that wait for it, the newest first. */
export const deliveriesList = (http: Http, webhookId: string): InfiniteListOptions<WebhookDelivery> => ({
  queryKey: [...settingsKeys.deliveries, webhookId],
  fetchPage: (cursor, signal) => {
    const query = { webhook_id: webhookId, limit: PAGE, ...(cursor !== undefined && { cursor }) };
    return http('GET /webhooks/deliveries', { query, signal });
  },
});

/** Adds a webhook; its secret is answered this once. */
export const makeWebhook = (http: Http, hook: Body<'POST /webhooks'>): Promise<Answer<'POST /webhooks'>> =>
  http('POST /webhooks', { body: hook });

export const changeWebhook = (http: Http, change: Body<'PATCH /webhooks'>) => http('PATCH /webhooks', { body: change });

/** Another secret, which is answered this once as well. */
export const changeSecret = (http: Http, id: string, signal?: AbortSignal) =>
  http('POST /webhooks/secret', { body: { webhook_id: id }, signal });

export const deleteWebhook = (http: Http, id: string, signal?: AbortSignal) =>
  http('DELETE /webhooks', { body: { webhook_id: id }, signal });

export const sendTest = (http: Http, id: string) => http('POST /webhooks/test', { body: { webhook_id: id } });

/** Gives up a delivery that waits, for good. */
export const dropDelivery = (http: Http, id: string, signal?: AbortSignal) =>
  http('DELETE /webhooks/deliveries', { body: { delivery_id: id }, signal });

export const sendAgain = (http: Http, id: string) =>
  http('POST /webhooks/deliveries/resend', { body: { delivery_id: id } });
