import { lazyScreen, type RemoteAppProps } from '@slotwise/shared/remote';
import { PageSkeleton, type UnknownPageProps } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import { manifest } from './manifest';

type Screen = ReturnType<typeof lazyScreen<RemoteAppProps>>;

/**
 * Each screen is a file of its own, which the page starts to load by the name of its chunk: a person who logs in does
 * not pay for the landing page.
 */
const SCREENS: Readonly<Record<string, Screen>> = {
  '/landing': lazyScreen(() => import(/* webpackChunkName: "screen-landing" */ './features/landing/landing-page')),
  '/login': lazyScreen(() => import(/* webpackChunkName: "screen-login" */ './features/login/login-page')),
  '/register': lazyScreen(() => import(/* webpackChunkName: "screen-register" */ './features/register/register-page')),
  '/forgot-password': lazyScreen(
    () => import(/* webpackChunkName: "screen-forgot-password" */ './features/password/forgot-password-page'),
  ),
  '/reset-password': lazyScreen(
    () => import(/* webpackChunkName: "screen-reset-password" */ './features/password/reset-password-page'),
  ),
  '/confirm-address': lazyScreen(
    () => import(/* webpackChunkName: "screen-confirm-address" */ './features/confirm-address/confirm-address-page'),
  ),
  '/case-studies': lazyScreen(
    () => import(/* webpackChunkName: "screen-case-studies" */ './features/case-studies/case-studies-page'),
  ),
  '/settings': lazyScreen(() => import(/* webpackChunkName: "screen-settings" */ './features/settings/settings-page')),
  '/settings/access': lazyScreen(
    () => import(/* webpackChunkName: "screen-settings-access" */ './features/settings/access/access-page'),
  ),
  '/settings/integrations': lazyScreen(
    () =>
      import(
        /* webpackChunkName: "screen-settings-integrations" */ './features/settings/integrations/integrations-page'
      ),
  ),
};

/** Shown where there is none. */
const UnknownPage = lazyScreen<UnknownPageProps>(() => import('./features/unknown-page'));

/** The screen of the current address. */
export function App({ platform }: RemoteAppProps) {
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname.replace(/\/+$/, '')];
  if (!Screen) return <UnknownPage reason={pathname} fallback={<PageSkeleton />} />;
  const { shape } = manifest.routes.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? {};
  return <Screen platform={platform} fallback={<PageSkeleton shape={shape} />} />;
}
