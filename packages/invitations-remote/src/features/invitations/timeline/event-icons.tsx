import type { TimelineEntry } from '@slotwise/contract';
import {
  ArrowSync20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  ErrorCircle20Regular,
  Link20Regular,
  Mail20Regular,
  MailAdd20Regular,
  Edit20Regular,
  Prohibited20Regular,
  Timer20Regular,
} from '@slotwise/shared/ui/icons';
import type { ReactElement } from 'react';

type TimelineEvent = TimelineEntry['event'];

export const EVENT_ICONS: Readonly<Record<TimelineEvent, ReactElement>> = {
  created: <MailAdd20Regular />,
  mailed: <Mail20Regular />,
  mail_failed: <ErrorCircle20Regular />,
  link_copied: <Link20Regular />,
  resent: <ArrowSync20Regular />,
  role_changed: <Edit20Regular />,
  canceled: <Prohibited20Regular />,
  accepted: <CheckmarkCircle20Regular />,
  expired: <Timer20Regular />,
  rejected: <DismissCircle20Regular />,
};
