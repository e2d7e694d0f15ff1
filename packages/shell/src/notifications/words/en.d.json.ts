// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'bell.failed': {};
  'bell.failed-advice': {};
  'bell.label': {};
  'bell.unread': { count: 'number' };
  'choices.about': {};
  'choices.failed': {};
  'choices.mail': {};
  'choices.mail-daily': {};
  'choices.mail-none': {};
  'choices.none': {};
  'list.empty': {};
  'list.empty-reason': {};
  'list.label': {};
  'list.mark-all': {};
  'list.mark-failed': {};
  'list.mark-read': { text: 'text' };
  'list.mark-unread': { text: 'text' };
  'list.more': {};
  'list.unread': {};
  'mails.about': {};
  'mails.count': { count: 'number' };
  'mails.empty': {};
  'mails.failed': {};
  'mails.more': {};
  'mails.sent': {};
  'mails.waiting': {};
  'time.just-now': {};
}>;
export default catalogue;
