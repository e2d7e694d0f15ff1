/** Days that a notification is kept. */
export const NOTIFICATION_DAYS = 90;
/** Notifications of one person that are kept, the newest. */
export const NOTIFICATIONS_MAX = 500;
/** The mails in which somebody gets what they have not read. */
export const NOTIFICATION_MAILS = ['none', 'daily'] as const;
