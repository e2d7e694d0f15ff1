import { makeStyles, mergeClasses, SkeletonItem, Skeleton, Logo, tokens } from '@slotwise/shared/ui';
import { RouterLink } from '@slotwise/shared/ui/router';
import { HOME_PATHS, PRODUCT_NAME } from '@slotwise/contract/constants';
import { ChatButton, useMayAsk } from './chat-button';
import { NavigationLink } from './navigation-link';
import { useNavigation } from './use-navigation';
import { edges } from './edges';
import { SIDEBAR_WIDTH, SIDEBAR_WIDTH_ICON } from './sidebar-widths';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '100%',
    width: SIDEBAR_WIDTH,
    overflowX: 'hidden',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground2,
    ...edges.inlineEnd,
    transitionProperty: 'width',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
  collapsed: { width: SIDEBAR_WIDTH_ICON },
  inSheet: { width: '100%', borderInlineEndStyle: 'none' },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: '48px',
    paddingInline: '18px',
    borderRadius: tokens.borderRadiusMedium,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  headCollapsed: { justifyContent: 'center', paddingInline: 0 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2px',
    margin: 0,
    padding: '8px',
    listStyleType: 'none',
    '& > li': { display: 'grid' },
  },
  placeholder: { padding: '12px' },
  foot: {
    display: 'grid',
    marginBlockStart: 'auto',
    padding: '8px',
    ...edges.blockStart,
  },
});

export interface SidebarProps {
  collapsed?: boolean;
  /** Inside the sheet of small screens. */
  inSheet?: boolean;
  onNavigate?: () => void;
}

/** Links to all pages, and the assistant. */
export function Sidebar({ collapsed = false, inSheet = false, onNavigate }: SidebarProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { items, active, pending } = useNavigation();
  const mayAsk = useMayAsk();
  const label = collapsed ? 'hidden' : 'beside';
  return (
    <nav
      className={mergeClasses(styles.root, collapsed && styles.collapsed, inSheet && styles.inSheet)}
      aria-label={t('navigation.label')}
      data-sidebar={collapsed ? 'collapsed' : 'expanded'}
    >
      <RouterLink
        to={HOME_PATHS.user}
        className={mergeClasses(styles.head, collapsed && styles.headCollapsed)}
        aria-label={t('navigation.home', { product: PRODUCT_NAME })}
        onClick={onNavigate}
      >
        <Logo markOnly={collapsed} />
      </RouterLink>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <NavigationLink item={item} active={item === active} label={label} onNavigate={onNavigate} />
          </li>
        ))}
        {Array.from({ length: pending }, (_, place) => (
          <li key={place} aria-hidden="true">
            <Skeleton aria-hidden="true" className={styles.placeholder}>
              <SkeletonItem size={12} />
            </Skeleton>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>{mayAsk && <ChatButton label={label} onNavigate={onNavigate} />}</div>
    </nav>
  );
}
