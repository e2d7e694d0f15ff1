import { HOME_PATHS, PRODUCT_NAME } from '@slotwise/contract/constants';
import { Logo, mergeClasses } from '@slotwise/shared/ui';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { isAtOrBelow } from '../routing/route-table';
import { ThemeToggle } from './theme-toggle';
import { useTopBarStyles } from './top-bar.styles';

/** What visitors see above every page; the pages that log in and sign up need no links to themselves. */
export function VisitorTopBar() {
  const styles = useTopBarStyles();
  const { pathname } = useLocation();
  const offersLinks = ![HOME_PATHS.login, HOME_PATHS.register].some((path) => isAtOrBelow(pathname, path));
  return (
    <header className={mergeClasses(styles.root, styles.visitor)}>
      <RouterLink to={HOME_PATHS.visitor} className={styles.home} aria-label={`${PRODUCT_NAME} home`}>
        <Logo />
      </RouterLink>
      <div className={styles.end}>
        {offersLinks && (
          <>
            <RouterLink to={HOME_PATHS.login} className={styles.link}>
              Log in
            </RouterLink>
            <RouterLink to={HOME_PATHS.register} className={mergeClasses(styles.link, styles.primaryLink)}>
              Sign up
            </RouterLink>
          </>
        )}
        <ThemeToggle />
      </div>
    </header>
  );
}
