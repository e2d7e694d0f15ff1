import { makeStyles, tokens } from '@fluentui/react-components';
import { media } from '../media';
import { sizes } from '../theme';

const gap = '12px';
const edge = `1px solid ${tokens.colorNeutralStroke2}`;

export const usePageSkeletonStyles = makeStyles({
  fixed: { flexShrink: 0 },
  title: { width: '11rem', maxWidth: '60%', marginBlock: '5px' },
  action: { width: '7rem' },
  // Two rows of tabs or one of filters: the bar between the header and the content of such pages.
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap,
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingBlock: '6px',
    paddingInline: '24px',
    borderBottom: edge,
    [media.belowSm]: { paddingInline: '16px' },
  },
  tab: { width: '5rem' },
  search: { width: '16rem', flexShrink: 1 },
  filter: { width: '8rem', flexShrink: 1 },
  figures: {
    display: 'grid',
    gap,
    gridTemplateColumns: 'repeat(4, minmax(0, 22rem))',
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    height: '94px',
    padding: '16px',
    border: edge,
    borderRadius: tokens.borderRadiusLarge,
  },
  short: { width: '45%' },
  board: { display: 'grid', borderTop: edge, [media.lg]: { gridTemplateColumns: '40% minmax(0, 1fr)' } },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap,
    paddingBlock: '12px',
    paddingInline: '24px 12px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: edge,
    [media.belowLg]: { display: 'none' },
  },
  high: { minHeight: '260px', boxSizing: 'border-box', backgroundColor: tokens.colorNeutralBackground1 },
  // Title and buttons over search and filters.
  filters: { flexWrap: 'wrap', gap: '8px', paddingBlock: '8px' },
  whole: { width: '100%' },
  cards: {
    display: 'grid',
    gap,
    paddingBlock: '16px',
    paddingInline: '24px',
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowSm]: { paddingInline: '16px' },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap,
    padding: sizes.cardPadding,
    border: edge,
    borderRadius: tokens.borderRadiusLarge,
  },
  sections: { display: 'flex', flexDirection: 'column', maxWidth: '880px' },
  section: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 480px)',
    gap: '16px 40px',
    paddingBlock: '24px',
    borderBottom: edge,
    ':first-child': { paddingTop: '8px' },
    ':last-child': { borderBottomWidth: 0 },
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  middle: { display: 'grid', placeItems: 'center', flexGrow: 1, padding: '24px 16px' },
  card: { width: '100%', maxWidth: '400px', boxSizing: 'border-box', padding: '32px 24px' },
  hero: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '20px', paddingBlock: '72px' },
  heroTitle: { width: 'min(36rem, 90%)' },
  heroText: { width: 'min(28rem, 80%)' },
  heroButton: { width: '9rem' },
});
