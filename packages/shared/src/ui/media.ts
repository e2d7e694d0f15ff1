import { BREAKPOINTS } from './breakpoints';

/** Media queries for `makeStyles`, from the product's breakpoints. "Below" ends a hair under the breakpoint. */
export const media = {
  belowSm: `@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`,
  belowMd: `@media (max-width: ${BREAKPOINTS.md - 0.02}px)`,
  belowLg: `@media (max-width: ${BREAKPOINTS.lg - 0.02}px)`,
  belowXl: `@media (max-width: ${BREAKPOINTS.xl - 0.02}px)`,
  sm: `@media (min-width: ${BREAKPOINTS.sm}px)`,
  md: `@media (min-width: ${BREAKPOINTS.md}px)`,
  lg: `@media (min-width: ${BREAKPOINTS.lg}px)`,
  xl: `@media (min-width: ${BREAKPOINTS.xl}px)`,
  xxl: `@media (min-width: ${BREAKPOINTS.xxl}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
