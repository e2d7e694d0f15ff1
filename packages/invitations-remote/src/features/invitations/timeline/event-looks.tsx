import type { TimelineEntry } from '@slotwise/contract';
import {
  ArrowSync20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  ErrorCircle20Regular,
  Link20Regular,
  Mail20Regular,
  MailAdd20Regular,
  Prohibited20Regular,
  Timer20Regular,
} from '@slotwise/shared/ui/icons';
import type { ReactElement } from 'react';

type TimelineEvent = TimelineEntry['event'];

export const EVENT_LOOKS: Readonly<Record<TimelineEvent, { icon: ReactElement; text: string }>> = {
  created: { icon: <MailAdd20Regular />, text: 'Invited' },
  mailed: { icon: <Mail20Regular />, text: 'Message sent' },
  mail_failed: { icon: <ErrorCircle20Regular />, text: 'Message could not be delivered' },
  link_copied: { icon: <Link20Regular />, text: 'Link copied' },
  resent: { icon: <ArrowSync20Regular />, text: 'Sent again' },
  canceled: { icon: <Prohibited20Regular />, text: 'Canceled' },
  accepted: { icon: <CheckmarkCircle20Regular />, text: 'Accepted' },
  expired: { icon: <Timer20Regular />, text: 'Expired' },
  rejected: { icon: <DismissCircle20Regular />, text: 'Declined' },
};
