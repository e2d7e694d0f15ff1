import { useFormats } from '@slotwise/shared/words';
import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { usePrinting } from '@slotwise/shared/ui/virtual';
import { useSyncExternalStore } from 'react';
import { useWords } from '../../words';
import { countdown, shownLeft } from './model/countdown';
import type { Urgency } from './model/countdown';
import { useTicking } from './ticker-context';

const RADIUS = 6;
const LENGTH = 2 * Math.PI * RADIUS;

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  // Far longer than the digits. All of it is in the title, too.
  moment: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  ring: { flexShrink: 0, transform: 'rotate(-90deg)' },
  track: { fill: 'none', stroke: tokens.colorNeutralStroke2, strokeWidth: '2px' },
  rest: { fill: 'none', stroke: 'currentColor', strokeWidth: '2px' },
});

const useUrgency = makeStyles({
  calm: {},
  soon: { color: tokens.colorStatusWarningForeground1 },
  now: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
} satisfies Record<Urgency, unknown>);

const MOMENT = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const FULL_MOMENT = { dateStyle: 'full', timeStyle: 'short' } as const;
const never = () => () => undefined;

interface CountdownRingProps {
  /** When the lifetime began. */
  sentAt: string;
  expiresAt: string;
}

/**
 * Time left as a thin ring and digits; paused or on paper, the moment at which it ends. Read out with full words when reached, not
 * on every second. Drawn anew only when the digits change.
 */
export function CountdownRing({ sentAt, expiresAt }: CountdownRingProps) {
  const styles = useStyles();
  const urgencies = useUrgency();
  const { t, say } = useWords();
  const formats = useFormats();
  const { ticker, paused } = useTicking();
  // On paper no digits go on.
  const standsStill = usePrinting() || paused;
  const end = Date.parse(expiresAt);
  const left = useSyncExternalStore(standsStill ? never : ticker.subscribe, () => shownLeft(end - ticker.now()));
  const { text, spoken, urgency, share } = countdown(end - left, Date.parse(sentAt), end);
  return (
    <span
      className={mergeClasses(styles.root, urgencies[urgency])}
      title={t('countdown.expires', { when: formats.date(end, FULL_MOMENT) })}
    >
      <svg className={styles.ring} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="8" cy="8" r={RADIUS} />
        <circle className={styles.rest} cx="8" cy="8" r={RADIUS} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
      </svg>
      {standsStill ? (
        <span className={styles.moment}>{t('countdown.until', { when: formats.date(end, MOMENT) })}</span>
      ) : (
        <>
          <span aria-hidden="true">{say(text)}</span>
          <VisuallyHidden>{say(spoken)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
