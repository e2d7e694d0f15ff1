import { StatusBadge } from '@slotwise/shared/ui';
import type { StatusBadgeProps } from '@slotwise/shared/ui';
import { Prohibited16Regular, Timer16Regular } from '@slotwise/shared/ui/icons';
import { STATUS_LABELS } from './model/lifecycle';
import type { InvitationStatus as Status } from './model/lifecycle';

const looks: Readonly<Record<Status, Omit<StatusBadgeProps, 'label'>>> = {
  pending: { tone: 'pending' },
  accepted: { tone: 'success' },
  canceled: { tone: 'neutral', icon: <Prohibited16Regular /> },
  expired: { tone: 'warning', icon: <Timer16Regular /> },
  rejected: { tone: 'danger' },
};

export function InvitationStatus({ status }: { status: Status }) {
  return <StatusBadge {...looks[status]} label={STATUS_LABELS[status]} />;
}
