import { mergeClasses, Tooltip, VisuallyHidden } from '@slotwise/shared/ui';
import { RouterLink } from '@slotwise/shared/ui/router';
import { useShell } from '../bootstrap/shell-context';
import type { NavigationItem } from '../routing/navigation-items';
import { NavigationIcon } from './navigation-icon';
import { useNavigationStyles } from './navigation.styles';

export interface NavigationLinkProps {
  item: NavigationItem;
  active: boolean;
  /** Beside the icon, below it, or not shown. */
  label: 'beside' | 'below' | 'hidden';
  /** Place of the mark of the active item. */
  mark?: 'atStart' | 'atTop';
  onNavigate?: () => void;
}

/** One item of the navigation. A pointer or the focus on it starts loading its remote. */
export function NavigationLink({ item, active, label, mark = 'atStart', onNavigate }: NavigationLinkProps) {
  const { loader } = useShell();
  const styles = useNavigationStyles();
  const preload = () => loader.load(item.remote, item.href);
  const link = (
    <RouterLink
      to={item.href}
      className={mergeClasses(styles.item, styles[label], active && styles.active, active && styles[mark])}
      aria-current={active ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onNavigate}
    >
      <span className={styles.icon} aria-hidden="true">
        <NavigationIcon name={item.icon} active={active} />
      </span>
      {label === 'hidden' ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>{item.label}</span>
      )}
    </RouterLink>
  );
  if (label !== 'hidden') return link;
  return (
    <Tooltip content={item.label} relationship="inaccessible" positioning="after">
      {link}
    </Tooltip>
  );
}
