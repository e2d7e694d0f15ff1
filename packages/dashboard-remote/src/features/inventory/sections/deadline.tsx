import { Warning16Regular } from '@slotwise/shared/ui/icons';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useMinute } from '../../../use-minute';
import { useWords } from '../words';
import { pastFrom, useMomentText } from './moments';

const useStyles = makeStyles({
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  mark: { verticalAlign: 'text-bottom' },
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

const useIsLate = ({ at, isOpen }: Pick<DeadlineProps, 'at' | 'isOpen'>) => {
  const now = useMinute();
  return isOpen && pastFrom(at) < now;
};

function Late({ at }: { at: string }) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <span className={styles.late}>
      <Warning16Regular className={styles.mark} role="img" aria-label={t('deadline.mark')} title={t('deadline.mark')} />{' '}
      {at}
    </span>
  );
}

/** A day under a column's title, with a mark if it is past. */
export function DeadlineCell({ at, isOpen }: { at: string | null; isOpen: boolean }) {
  const momentText = useMomentText();
  const isLate = useIsLate({ at: at ?? '', isOpen: isOpen && at !== null });
  if (at === null) return '–';
  if (!isLate) return momentText(at);
  return <Late at={momentText(at)} />;
}

/**
 * A day in the few words that a narrow row has room for. One that is past has its mark for a word and is without its hour: what follows it in
 * the row stays in sight.
 */
export function Deadline({ at, isOpen, kind }: DeadlineProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const isLate = useIsLate({ at, isOpen });
  if (isLate) return <Late at={momentText(at, { ...SHORT, time: {} })} />;
  return t(`deadline.${kind}`, { at: momentText(at, SHORT) });
}
