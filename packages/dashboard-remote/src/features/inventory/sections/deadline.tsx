import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useMinute } from '../../../use-minute';
import { useWords } from '../words';

const useStyles = makeStyles({
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

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
  const formats = useFormats();
  const now = useMinute();
  const isLate = isOpen && Date.parse(at) < now;
  return (
    <span className={isLate ? styles.late : undefined}>
      {t(isLate ? 'deadline.late' : `deadline.${kind}`, {
        at: formats.date(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' }),
      })}
    </span>
  );
}
