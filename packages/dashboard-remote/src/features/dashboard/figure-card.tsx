import { useFormats } from '@slotwise/shared/words';
import { Button, Caption1, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@slotwise/shared/ui';
import { ScreenLink } from '../../screen-link';
import type { Figure } from './model/figures';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    // As tall as its neighbour, whose label may take two lines.
    height: '100%',
    minHeight: '84px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      border: `1px solid ${tokens.colorNeutralStroke1Hover}`,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
  },
  error: { color: tokens.colorStatusDangerForeground1 },
  retry: { alignSelf: 'flex-start' },
});

/** One live number. The whole card is the link to its screen. */
export function FigureCard({ figure }: { figure: Figure }) {
  const { label, href, count, error, loading, retry } = figure;
  const styles = useStyles();
  const formats = useFormats();
  if (error !== null && count === undefined) {
    return (
      <div className={styles.card} role="alert">
        <span className={styles.label}>{label}</span>
        <Caption1 className={styles.error}>{error}</Caption1>
        <Button size="small" className={styles.retry} onClick={retry} disabledFocusable={loading}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <ScreenLink to={href} className={mergeClasses(styles.card, styles.link)}>
      <span className={styles.label}>{label}</span>
      {count === undefined ? (
        <Skeleton aria-label="Loading...">
          <SkeletonItem size={32} />
        </Skeleton>
      ) : (
        <span className={styles.count}>{formats.number(count)}</span>
      )}
    </ScreenLink>
  );
}
