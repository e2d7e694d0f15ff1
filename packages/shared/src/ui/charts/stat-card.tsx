import { Button, Caption1, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@slotwise/shared/ui';
import { sharedWords, useFormats } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { ArrowDown16Regular, ArrowRight16Regular, ArrowUp16Regular } from '../icons';
import { Sparkline } from './sparkline';

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
    overflowWrap: 'anywhere',
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
  value: {
    // The loaded card takes the room that it had while it was loading.
    minHeight: tokens.lineHeightHero700,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
  },
  loading: { display: 'flex', alignItems: 'center', minHeight: tokens.lineHeightHero700 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  trend: { display: 'flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  retry: { alignSelf: 'flex-start' },
});

export interface StatTrend {
  /** The share by which the value has changed: 0.05 is 5 % more. */
  change: number;
  /** "since last week". */
  since: string;
  /** Direction that is good; left out: neither. */
  better?: 'more' | 'less';
}

export interface StatCardProps {
  label: string;
  /** Undefined while it is not known; null: there is none, as no share of nothing. */
  value: number | null | undefined;
  format?: Intl.NumberFormatOptions;
  /** Writes the value where a format does not, as a length of time in one of several units. */
  say?: (value: number) => string;
  trend?: StatTrend;
  /** Earlier values, the earliest first and the value of today last. */
  history?: readonly number[];
  /** Why the value is not known. */
  fault?: { text: string; retrying: boolean; onRetry: () => void };
  /** Draws the link that the whole card becomes, with this class around this content. */
  link?: (className: string, content: ReactNode) => ReactNode;
}

/** One number, its label and its change. */
export function StatCard({ label, value, format, say, trend, history, fault, link }: StatCardProps) {
  const styles = useStyles();
  const formats = useFormats();
  const { t } = sharedWords.useWords();
  if (fault && value === undefined) {
    return (
      <div className={styles.card} role="alert">
        <span className={styles.label}>{label}</span>
        <Caption1 className={styles.bad}>{fault.text}</Caption1>
        <Button size="small" className={styles.retry} onClick={fault.onRetry} disabledFocusable={fault.retrying}>
          {t('retry.label')}
        </Button>
      </div>
    );
  }
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      {value === undefined ? (
        <Skeleton className={styles.loading} aria-label={t('loading.label')}>
          <SkeletonItem size={28} />
        </Skeleton>
      ) : (
        <span className={styles.row}>
          <span className={styles.value}>
            {value === null ? '–' : say ? say(value) : formats.number(value, format)}
          </span>
          {history && <Sparkline values={history} format={format} />}
        </span>
      )}
      {value !== undefined && trend && <Trend trend={trend} />}
    </>
  );
  return link ? link(mergeClasses(styles.card, styles.link), content) : <div className={styles.card}>{content}</div>;
}

function Trend({ trend: { change, since, better } }: { trend: StatTrend }) {
  const styles = useStyles();
  const formats = useFormats();
  const { t } = sharedWords.useWords();
  const Arrow = change > 0 ? ArrowUp16Regular : change < 0 ? ArrowDown16Regular : ArrowRight16Regular;
  const isGood = better !== undefined && change !== 0 && change > 0 === (better === 'more');
  const isBad = better !== undefined && change !== 0 && !isGood;
  const share = formats.number(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return (
    <Caption1 className={mergeClasses(styles.trend, isGood && styles.good, isBad && styles.bad)}>
      <Arrow aria-hidden="true" className={styles.icon} />
      {t('stat.trend', { share, since })}
    </Caption1>
  );
}
