import { useReadable } from '@slotwise/shared/session';
import { AppProviders } from '@slotwise/shared/ui';
import { BrowserRouter } from '@slotwise/shared/ui/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Frame } from '../layout/frame';
import { densityAtom, themeAtom } from '../theme/theme-atoms';
import { PortDoers } from './port-doers';
import type { ShellServices } from './shell-services';
import { ShellContext } from './shell-context';

function Themed({ services, children }: { services: ShellServices; children: ReactNode }) {
  const locale = useReadable(services.host.locale);
  const appearance = { theme: useAtomValue(themeAtom), density: useAtomValue(densityAtom) };
  return (
    <AppProviders {...appearance} locale={locale} wholePage nonce={services.nonce}>
      {children}
    </AppProviders>
  );
}

/** Providers around the shell; the router is inside the theme, so that its pages are never unstyled. */
export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <Themed services={services}>
            <BrowserRouter>
              <PortDoers />
              <Frame />
            </BrowserRouter>
          </Themed>
        </QueryClientProvider>
      </StoreProvider>
    </ShellContext>
  );
}
