import { StatusBadge } from '@slotwise/shared/ui';
import type { StatusBadgeProps } from '@slotwise/shared/ui';
import { Prohibited16Regular, Timer16Regular } from '@slotwise/shared/ui/icons';
import type { InvitationStatus as Status } from './model/lifecycle';

const looks: Readonly<Record<Status, StatusBadgeProps>> = {
  pending: { tone: 'pending', label: 'Pending' },
  accepted: { tone: 'success', label: 'Accepted' },
  canceled: { tone: 'neutral', label: 'Canceled', icon: <Prohibited16Regular /> },
  expired: { tone: 'warning', label: 'Expired', icon: <Timer16Regular /> },
  rejected: { tone: 'danger', label: 'Rejected' },
};

export function InvitationStatus({ status }: { status: Status }) {
  return <StatusBadge {...looks[status]} />;
}
