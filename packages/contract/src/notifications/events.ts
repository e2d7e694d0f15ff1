import { Type } from 'typebox';
import { strict } from '../wire/schema';

export const notificationEvents = {
  user: {
    /** The person's notifications, or what of them was read, are not what they were. */
    NotificationsChanged: strict({ unread: Type.Optional(Type.Integer({ minimum: 0 })) }),
  },
};
