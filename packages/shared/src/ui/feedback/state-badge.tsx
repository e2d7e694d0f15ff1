import { StatusBadge } from '@slotwise/shared/ui';
import type { StatusBadgeProps } from '@slotwise/shared/ui';
import { STATE_WORDS } from '../part-words';
import { STATE_LOOKS } from './state-looks';
import type { StateName } from './state-looks';

export interface StateBadgeProps {
  state: StateName;
  /** Says more than the state's own word: "1.4.0 live". */
  label?: string;
  className?: string;
}

/** What state a thing is in: the same icon, tone and word for it on every screen. */
export function StateBadge({ state, label = STATE_WORDS[state], className }: StateBadgeProps) {
  const look: Omit<StatusBadgeProps, 'label'> = STATE_LOOKS[state];
  return <StatusBadge {...look} label={label} className={className} />;
}
