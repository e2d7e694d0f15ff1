import { LocaleProvider, WeekStartProvider } from '@slotwise/shared/words';
import { createContext, use, type ReactNode } from 'react';
import type { Platform } from '../platform';
import { useReadable, useSession } from '../session';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  const locale = useReadable(platform.locale);
  const { me } = useSession(platform);
  return (
    <PlatformContext value={platform}>
      <LocaleProvider locale={locale}>
        <WeekStartProvider value={me?.weekStart ?? null}>{children}</WeekStartProvider>
      </LocaleProvider>
    </PlatformContext>
  );
}

/** The platform of the mount that this component is drawn in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform() outside of a remote: wrap it in PlatformProvider.');
  return platform;
}
