import { makeStyles, media, mergeClasses, tokens } from '@slotwise/shared/ui';
import { CheckmarkCircle20Regular, Clock20Regular, DismissCircle20Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useRef } from 'react';
import { SCAN_FIELD } from '../scan/use-wedge';
import { useWords } from '../words';
import type { Verdict } from './use-feedback';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    // Three lines on a small phone: what stands below stays where it is when a scan is answered, also under a second tap.
    minHeight: '90px',
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    border: '2px solid transparent',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  /** As high as two lines, beside what else must be in sight. More of them grow upwards. */
  compact: {
    minHeight: '56px',
    padding: '6px 10px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  good: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    borderTopColor: tokens.colorStatusSuccessBorder1,
    borderRightColor: tokens.colorStatusSuccessBorder1,
    borderBottomColor: tokens.colorStatusSuccessBorder1,
    borderLeftColor: tokens.colorStatusSuccessBorder1,
  },
  kept: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
  },
  bad: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    borderTopColor: tokens.colorStatusDangerBackground3,
    borderRightColor: tokens.colorStatusDangerBackground3,
    borderBottomColor: tokens.colorStatusDangerBackground3,
    borderLeftColor: tokens.colorStatusDangerBackground3,
  },
  /** The same words twice are two scans: the second one is seen as well. */
  flash: {
    animationName: { from: { transform: 'scale(0.97)' }, to: { transform: 'scale(1)' } },
    animationDuration: '150ms',
    [media.reducedMotion]: { animationName: 'none' },
  },
  none: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    borderTopColor: tokens.colorNeutralStroke2,
    borderRightColor: tokens.colorNeutralStroke2,
    borderBottomColor: tokens.colorNeutralStroke2,
    borderLeftColor: tokens.colorNeutralStroke2,
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
});

const ICONS = {
  ...{ good: <CheckmarkCircle20Regular />, kept: <Clock20Regular />, bad: <DismissCircle20Regular /> },
} as const;

/** Whether somebody types into a field that is no field for scans: nothing moves under their hand. */
function isTyping(): boolean {
  const field = document.activeElement;
  const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return takesText && field.closest(`[${SCAN_FIELD}]`) === null;
}

interface VerdictPanelProps {
  verdict: Verdict | null;
  isCompact?: boolean;
  /** Said as long as there is no result. */
  none?: string | undefined;
}

/**
 * Result of the last scan, brought into sight with each. It is announced and heard as well, so the panel itself is no live
 * region.
 */
export function VerdictPanel({ verdict, isCompact = false, none }: VerdictPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const at = verdict?.at;
  useEffect(() => {
    // Where nothing is laid out, nothing can be scrolled.
    const { current } = panel as { current: Partial<HTMLDivElement> | null };
    if (at !== undefined && !isTyping()) current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const root = mergeClasses(styles.root, isCompact && styles.compact);
  if (!verdict) return <div className={mergeClasses(root, styles.none)}>{none ?? t('verdict.none')}</div>;
  return (
    <div
      key={verdict.at}
      ref={panel}
      className={mergeClasses(root, styles[verdict.tone], styles.flash)}
      data-verdict={verdict.tone}
    >
      <span className={styles.icon} aria-hidden="true">
        {ICONS[verdict.tone]}
      </span>
      <span>{verdict.text}</span>
    </div>
  );
}
