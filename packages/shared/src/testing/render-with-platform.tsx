import { AppProviders } from '@slotwise/shared/ui';
import { MemoryRouter } from '@slotwise/shared/ui/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Readable } from '../platform';
import { useReadable } from '../session';
import { PlatformProvider } from '../remote/platform-context';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform';

// Whole pages are slow to draw and to query in jsdom on a busy machine.
configure({ asyncUtilTimeout: 8000 });

export interface Rendered extends RenderResult {
  platform: TestPlatform;
}

function PageFrame({ locale, children }: { locale: Readable<string>; children: ReactNode }) {
  return (
    <AppProviders theme="light" locale={useReadable(locale)}>
      {children}
    </AppProviders>
  );
}

/** Draws with all providers of a real page: platform, theme, query client, router at `path` (with its query). */
export function renderWithPlatform(
  ui: ReactElement | ((platform: TestPlatform) => ReactElement),
  { path = '/', ...options }: TestPlatformOptions & { path?: string } = {},
): Rendered {
  const platform = createTestPlatform(options);
  const result = render(
    <PageFrame locale={platform.locale}>
      <QueryClientProvider client={platform.queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <PlatformProvider platform={platform}>{typeof ui === 'function' ? ui(platform) : ui}</PlatformProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </PageFrame>,
  );
  return { ...result, platform };
}
