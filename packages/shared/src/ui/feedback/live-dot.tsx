import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import { media } from '../media';
import { Tooltip } from '../tooltip';

export type LiveState = 'live' | 'reconnecting' | 'offline';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    padding: '4px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  dot: { width: '8px', height: '8px', boxSizing: 'border-box', borderRadius: '50%', border: '2px solid' },
  live: {
    color: tokens.colorStatusSuccessForeground3,
    backgroundColor: 'currentcolor',
    // A background that is taken away would leave the shape of "offline".
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
  // Each state differs in shape too: full, half and pulsing, hollow.
  reconnecting: {
    color: tokens.colorStatusWarningForeground3,
    backgroundOrigin: 'border-box',
    backgroundImage: 'linear-gradient(90deg, currentcolor 50%, transparent 50%)',
    animationName: { from: { opacity: 1 }, to: { opacity: 0.5 } },
    animationDuration: '900ms',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    [media.reducedMotion]: { animationName: 'none' },
  },
  offline: { color: tokens.colorStatusDangerForeground3 },
});

export interface LiveDotProps {
  state: LiveState;
  /** Why it is so, in a sentence, shown on hover and focus. */
  reason?: string;
  /** Shows the word beside the dot. */
  showLabel?: boolean;
}

export function LiveDot({ state, reason, showLabel = false }: LiveDotProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const word = t(`live.${state}`);
  const label = reason ? t('live.because', { state: word, reason }) : word;
  return (
    <Tooltip content={label} relationship="label">
      <span className={styles.root} role="img" tabIndex={0} data-live-state={state}>
        <span className={mergeClasses(styles.dot, styles[state])} aria-hidden="true" />
        {showLabel && <Caption1 aria-hidden="true">{word}</Caption1>}
      </span>
    </Tooltip>
  );
}
