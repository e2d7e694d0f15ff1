import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useMinute } from '../../../use-minute';
import { useWords } from '../words';
import { pastFrom, useMomentText } from './moments';

const useStyles = makeStyles({
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

const SHORT = {
  day: { month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: 'numeric' },
} as const;

interface DeadlineProps {
  at: string;
  /** Whether it is still waited for: only that can be late. */
  isOpen: boolean;
  kind: 'due' | 'expected';
}

/** A day in the few words that a narrow row has room for, and that it is past. */
export function Deadline({ at, isOpen, kind }: DeadlineProps) {
  const styles = useStyles();
  const { t } = useWords();
  const momentText = useMomentText();
  const now = useMinute();
  const isLate = isOpen && pastFrom(at) < now;
  return (
    <span className={isLate ? styles.late : undefined}>
      {t(isLate ? 'deadline.late' : `deadline.${kind}`, {
        at: momentText(at, SHORT),
      })}
    </span>
  );
}
