import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import type { Countdown, Urgency } from './model/countdown';

const RADIUS = 6;
const LENGTH = 2 * Math.PI * RADIUS;

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  ring: { flexShrink: 0, transform: 'rotate(-90deg)' },
  track: { fill: 'none', stroke: tokens.colorNeutralStroke2, strokeWidth: '2px' },
  rest: { fill: 'none', stroke: 'currentColor', strokeWidth: '2px' },
});

const useUrgency = makeStyles({
  calm: {},
  soon: { color: tokens.colorStatusWarningForeground1 },
  now: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
} satisfies Record<Urgency, unknown>);

/** Time left as a thin ring and digits. Read out with full words when reached, not on every second. */
export function CountdownRing({ text, spoken, urgency, share }: Countdown) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, useUrgency()[urgency])}>
      <svg className={styles.ring} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="8" cy="8" r={RADIUS} />
        <circle className={styles.rest} cx="8" cy="8" r={RADIUS} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
      </svg>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>Expires in {spoken}</VisuallyHidden>
    </span>
  );
}
