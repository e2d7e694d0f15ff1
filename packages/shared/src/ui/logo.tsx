import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PRODUCT_NAME } from '@slotwise/contract/constants';
import { brand } from './brand';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground1 },
  mark: { display: 'block', flexShrink: 0 },
  tile: { fill: tokens.colorBrandBackground },
  rack: { fill: tokens.colorNeutralForegroundOnBrand },
  goods: { fill: brand[120], '@media (forced-colors: active)': { fill: 'Highlight' } },
  word: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
  },
});

export interface LogoProps {
  /** Side of the mark in pixels. */
  size?: number;
  /** The mark alone; its name is then given to assistive technology. */
  markOnly?: boolean;
  className?: string;
}

/**
 * An S of two racks that hold one slot between them, and the goods that fit into it.
 */
export function Logo({ size = 24, markOnly = false, className }: LogoProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, className)}>
      <svg
        className={styles.mark}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        focusable="false"
        {...(markOnly ? { role: 'img', 'aria-label': PRODUCT_NAME } : { 'aria-hidden': true })}
      >
        <rect className={styles.tile} width="32" height="32" rx="7" />
        <path
          className={styles.rack}
          d="M7 9.5A2.5 2.5 0 0 1 9.5 7h14a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5H12v5a1.5 1.5 0 0 1-1.5 1.5h-2A1.5 1.5 0 0 1 7 17z"
        />
        <path
          className={styles.rack}
          d="M25 22.5a2.5 2.5 0 0 1-2.5 2.5h-14A1.5 1.5 0 0 1 7 23.5v-2A1.5 1.5 0 0 1 8.5 20H20v-5a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 25 15z"
        />
        <rect className={styles.goods} x="13.5" y="13.5" width="5" height="5" rx="1.25" />
      </svg>
      {!markOnly && <span className={styles.word}>{PRODUCT_NAME}</span>}
    </span>
  );
}
