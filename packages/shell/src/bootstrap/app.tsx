import { AppProviders } from '@slotwise/shared/ui';
import { BrowserRouter } from '@slotwise/shared/ui/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Frame } from '../layout/frame';
import { densityAtom, themeAtom } from '../theme/theme-atoms';
import { PortDoers } from './port-doers';
import type { ShellServices } from './services';
import { ShellContext } from './shell-context';

function Themed({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <AppProviders theme={useAtomValue(themeAtom)} density={useAtomValue(densityAtom)} nonce={nonce}>
      {children}
    </AppProviders>
  );
}

/** Providers around the shell; the router is inside the theme, so that what it draws is never unstyled. */
export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <Themed nonce={services.nonce}>
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
