import type { Notification } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import type { Reactions } from '@slotwise/shared/platform';
import { queryOptions } from '@tanstack/react-query';

export const notificationKeys = {
  all: ['notifications'] as const,
  list: ['notifications', 'list'] as const,
  unread: ['notifications', 'unread'] as const,
  choices: ['notification-choices'] as const,
  mails: ['notification-mails'] as const,
};

export const unreadQuery = (http: Http) =>
  queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: ({ signal }) => http('GET /me/notifications/unread', { signal }),
  });

export const notificationList = (http: Http, limit: number) => ({
  queryKey: [...notificationKeys.list, limit],
  fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
    (await http('GET /me/notifications', {
      query: { limit, ...(cursor !== undefined && { cursor }) },
      signal,
    })) satisfies { items: Notification[] },
});

export const choicesQuery = (http: Http) =>
  queryOptions({
    queryKey: notificationKeys.choices,
    queryFn: ({ signal }) => http('GET /me/notification-choices', { signal }),
  });

export const mailList = (http: Http) => ({
  queryKey: notificationKeys.mails,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) =>
    http('GET /notification-mails', { query: { limit: 10, ...(cursor !== undefined && { cursor }) }, signal }),
});

/** A notification that was read or told anywhere is so in each tab and on each device. */
export const reactions: Reactions = {
  user: { NotificationsChanged: (_data, { cache }) => cache.reload(notificationKeys.all) },
};
