import type { RemoteAppProps } from '@slotwise/shared/remote';
import { makeStyles, Spinner } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';

type Screen = LazyExoticComponent<ComponentType<RemoteAppProps>>;

/** Each screen is a file of its own: who logs in does not pay for the landing page. */
const SCREENS: Readonly<Record<string, Screen>> = {
  '/landing': lazy(() => import('./features/landing/landing-page')),
  '/login': lazy(() => import('./features/login/login-page')),
  '/register': lazy(() => import('./features/register/register-page')),
  '/forgot-password': lazy(() => import('./features/password/forgot-password-page')),
  '/reset-password': lazy(() => import('./features/password/reset-password-page')),
  '/case-studies': lazy(() => import('./features/case-studies/case-studies-page')),
  '/settings': lazy(() => import('./features/settings/settings-page')),
};

const useStyles = makeStyles({
  waiting: { display: 'grid', placeItems: 'center', height: '100%', minHeight: '240px' },
});

/** The screen of the current address. */
export function App({ platform }: RemoteAppProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname.replace(/\/+$/, '')];
  if (!Screen) return null;
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Spinner size="small" aria-label="Loading..." delay={300} />
        </div>
      }
    >
      <Screen platform={platform} />
    </Suspense>
  );
}
