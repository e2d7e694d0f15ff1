import { defineModule } from '../../platform/module';
import { forgetSweeper } from './forget';
import { keepNotifications } from './keep';
import { listMails } from './list-mails';
import { ownData } from './own-data';
import { changeChoices, listNotifications, markNotifications, readChoices, readUnread } from './own-notifications';
import { mailSweeper } from './send-mails';
import { unread } from './look';

export const notifications = defineModule({
  name: 'notifications',
  create: (services) => ({
    handlers: {
      'GET /me/notifications': listNotifications,
      'GET /me/notifications/unread': readUnread,
      'PATCH /me/notifications': markNotifications,
      'GET /me/notification-choices': readChoices,
      'PATCH /me/notification-choices': changeChoices,
      'GET /notification-mails': listMails,
    },
    look: [unread(services)],
    ownData,
    sweepers: [mailSweeper, forgetSweeper],
    keepNotifications: keepNotifications(services),
  }),
});
