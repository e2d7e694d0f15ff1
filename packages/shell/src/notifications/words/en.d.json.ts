// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'bell.failed' | 'bell.failed-advice' | 'bell.label' | 'choices.about' | 'choices.failed' | 'choices.mail'
    | 'choices.mail-daily' | 'choices.mail-never' | 'choices.mail-none' | 'choices.none' | 'list.empty'
    | 'list.empty-reason' | 'list.label' | 'list.mark-all' | 'list.mark-failed' | 'list.more' | 'list.unread'
    | 'mails.about' | 'mails.empty' | 'mails.failed' | 'mails.more' | 'mails.sent' | 'mails.waiting' | 'time.just-now',
    {}
  > & {
    'bell.unread': { count: 'number' };
    'choices.mail-last': { date: 'text' };
    'choices.mail-when': { time: 'text' };
    'list.mark-read': { text: 'text' };
    'list.mark-unread': { text: 'text' };
    'mails.count': { count: 'number' };
  }
>;
export default catalogue;
