import { HOME_PATHS, PRODUCT_NAME } from '@slotwise/contract/constants';
import { Logo, mergeClasses } from '@slotwise/shared/ui';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { isAtOrBelow } from '../routing/route-table';
import { LanguageToggle } from './language-toggle';
import { ThemeToggle } from './theme-toggle';
import { useTopBarStyles } from './top-bar.styles';
import { useWords } from '../words';

/** Bar that visitors see above every page; the pages that log in and sign up need no links to themselves. */
export function VisitorTopBar() {
  const styles = useTopBarStyles();
  const { t } = useWords();
  const { pathname } = useLocation();
  const offersLinks = ![HOME_PATHS.login, HOME_PATHS.register].some((path) => isAtOrBelow(pathname, path));
  return (
    <header className={mergeClasses(styles.root, styles.visitor)}>
      <RouterLink
        to={HOME_PATHS.visitor}
        className={styles.home}
        aria-label={t('navigation.home', { product: PRODUCT_NAME })}
      >
        <Logo className={styles.wide} />
        <span className={styles.narrow} aria-hidden>
          <Logo markOnly />
        </span>
      </RouterLink>
      <div className={styles.end}>
        {offersLinks && (
          <>
            <RouterLink to={HOME_PATHS.login} className={styles.link}>
              {t('visitor.log-in')}
            </RouterLink>
            <RouterLink to={HOME_PATHS.register} className={mergeClasses(styles.link, styles.primaryLink)}>
              {t('visitor.sign-up')}
            </RouterLink>
          </>
        )}
        <LanguageToggle />
        <ThemeToggle />
      </div>
    </header>
  );
}
