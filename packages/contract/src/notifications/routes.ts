import { Type } from 'typebox';
import { page, PageQuery } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { GivenInstant, literals, Ref, strict } from '../wire/schema';
import { Notification, NotificationChoices, NotificationMail, SentNotifications } from './entities';

const Unread = Type.Integer({ minimum: 0 });

export const notificationRoutes = {
  'GET /me/notifications': {
    summary: 'What the current user was told of, the newest first',
    access: 'user',
    permission: null,
    query: Type.Object({ ...PageQuery.properties, state: Type.Optional(literals(['unread'])) }),
    answer: page(Notification),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'GET /me/notifications/unread': {
    summary: 'How many of them were not read',
    access: 'user',
    permission: null,
    answer: strict({ unread: Unread }),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'PATCH /me/notifications': {
    summary: 'Mark some, or all up to a moment, as read or as not read',
    access: 'user',
    permission: null,
    body: strict({
      ids: Type.Optional(Type.Array(Ref, { maxItems: 100 })),
      until: Type.Optional(GivenInstant),
      read: Type.Boolean(),
    }),
    answer: strict({ unread: Unread }),
    errors: [],
    limit: 'write',
    additive: true,
    remembered: false,
  },
  'GET /me/notification-choices': {
    summary: 'What the current user wants to be told of, and whether by mail as well',
    access: 'user',
    permission: null,
    answer: NotificationChoices,
    errors: [],
    limit: 'read',
    short: 'there are a few kinds',
    additive: true,
  },
  'PATCH /me/notification-choices': {
    summary: 'Choose what to be told of; kinds that are not named are on',
    access: 'user',
    permission: null,
    body: strict({ off: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 }), mail: NotificationMail }),
    answer: NotificationChoices,
    errors: [],
    limit: 'write',
    additive: true,
    remembered: false,
  },
  'GET /notification-mails': {
    summary: 'The mails with notifications that were sent to people of the company or WMS, and those that failed',
    access: 'user',
    permission: 'manage_users',
    query: PageQuery,
    answer: page(SentNotifications),
    errors: [],
    limit: 'read',
    additive: true,
  },
} as const satisfies RouteTable;
