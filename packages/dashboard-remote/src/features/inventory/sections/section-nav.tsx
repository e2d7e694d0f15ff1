import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { useInSight } from '@slotwise/shared/ui/tabs';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    gap: '4px',
    paddingInline: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [media.belowSm]: { paddingInline: '8px' },
  },
  link: {
    position: 'relative',
    flexShrink: 0,
    padding: '10px 8px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-current="page"]': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
    '&[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px',
      bottom: 0,
      height: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
});

const SECTIONS = [
  { id: 'warehouses', path: '/inventory' },
  { id: 'skus', path: '/inventory/skus' },
  { id: 'stock', path: '/inventory/stock' },
  { id: 'orders', path: '/inventory/orders' },
  { id: 'receipts', path: '/inventory/receipts' },
  { id: 'replenish', path: '/inventory/replenish' },
  { id: 'floor', path: '/inventory/floor' },
  { id: 'counts', path: '/inventory/counts' },
  { id: 'moves', path: '/inventory/moves' },
  { id: 'labels', path: '/inventory/labels' },
  { id: 'imports', path: '/inventory/imports' },
  { id: 'proof', path: '/inventory/proof' },
] as const;

const placeOf = (pathname: string) => pathname.replace(/\/+$/, '');

/** Name of the part of the inventory that is shown; undefined on pages below the parts. */
export function useSectionName(): string | undefined {
  const { t } = useWords();
  const here = placeOf(useLocation().pathname);
  const section = SECTIONS.find(({ path }) => path === here);
  return section && t(`sections.${section.id}`);
}

/** The parts of the inventory, each at an address of its own; imports for those who may import. */
export function SectionNav() {
  const styles = useStyles();
  const { t } = useWords();
  const { pathname } = useLocation();
  const mayImport = useCan(usePlatform(), 'import_inventory');
  const here = placeOf(pathname);
  const row = useInSight<HTMLElement>(here, '[aria-current="page"]');
  return (
    <nav ref={row} className={styles.root} aria-label={t('sections.label')}>
      {SECTIONS.filter(({ id }) => id !== 'imports' || mayImport).map(({ id, path }) => (
        <RouterLink key={id} to={path} className={styles.link} aria-current={here === path ? 'page' : undefined}>
          {t(`sections.${id}`)}
        </RouterLink>
      ))}
    </nav>
  );
}
