import { makeStyles, media, mergeClasses, tokens } from '@slotwise/shared/ui';
import { CheckmarkCircle20Regular, DismissCircle20Regular } from '@slotwise/shared/ui/icons';
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
  good: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    borderTopColor: tokens.colorStatusSuccessBorder1,
    borderRightColor: tokens.colorStatusSuccessBorder1,
    borderBottomColor: tokens.colorStatusSuccessBorder1,
    borderLeftColor: tokens.colorStatusSuccessBorder1,
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

/** Result of the last scan. It is announced and heard as well, so the panel itself is no live region. */
export function VerdictPanel({ verdict }: { verdict: Verdict | null }) {
  const styles = useStyles();
  const { t } = useWords();
  if (!verdict) return <div className={mergeClasses(styles.root, styles.none)}>{t('verdict.none')}</div>;
  return (
    <div
      key={verdict.at}
      className={mergeClasses(styles.root, styles[verdict.tone], styles.flash)}
      data-verdict={verdict.tone}
    >
      <span className={styles.icon} aria-hidden="true">
        {verdict.tone === 'good' ? <CheckmarkCircle20Regular /> : <DismissCircle20Regular />}
      </span>
      <span>{verdict.text}</span>
    </div>
  );
}
