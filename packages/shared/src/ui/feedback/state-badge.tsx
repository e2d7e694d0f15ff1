import { StatusBadge } from '@slotwise/shared/ui';
import type { StatusBadgeProps } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { STATE_LOOKS } from './state-looks';
import type { StateName } from './state-looks';

export interface StateBadgeProps {
  state: StateName;
  /** Says more than the state's own word: "1.4.0 live". */
  label?: string;
  className?: string;
}

/** Badge of a thing's state: the same icon, tone and word for it on every screen. */
export function StateBadge({ state, label, className }: StateBadgeProps) {
  const { t } = sharedWords.useWords();
  const look: Omit<StatusBadgeProps, 'label'> = STATE_LOOKS[state];
  return <StatusBadge {...look} label={label ?? t(`state.${state}`)} className={className} />;
}
