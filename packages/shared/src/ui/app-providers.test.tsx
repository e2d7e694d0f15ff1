import { act, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders, Button, useAnnounce } from './index';
import { Dialog, DialogBody, DialogSurface, DialogTitle } from './overlay';

const sheets = () => [...document.head.querySelectorAll('style')];

test('every style element carries the nonce', () => {
  render(
    <AppProviders theme="light" nonce="n0nce">
      <Button>Go</Button>
    </AppProviders>,
  );
  expect(sheets().length).toBeGreaterThan(1);
  expect(sheets().filter((sheet) => sheet.getAttribute('nonce') !== 'n0nce')).toEqual([]);
});

test('theme and density stand on the root and change together', () => {
  const { rerender, container } = render(<AppProviders theme="dark">x</AppProviders>);
  const root = () => container.querySelector('[data-slotwise-root]');
  expect(root()).toHaveAttribute('data-theme', 'dark');
  expect(root()).toHaveAttribute('data-density', 'comfortable');
  rerender(
    <AppProviders theme="high-contrast" density="compact">
      x
    </AppProviders>,
  );
  expect(root()).toHaveAttribute('data-theme', 'high-contrast');
  expect(root()).toHaveAttribute('data-density', 'compact');
});

test('on paper the theme is light, and afterwards what it was', () => {
  const { container } = render(<AppProviders theme="dark">x</AppProviders>);
  const root = () => container.querySelector('[data-slotwise-root]');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(root()).toHaveAttribute('data-theme', 'light');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(root()).toHaveAttribute('data-theme', 'dark');
});

test('language and direction stand on what is drawn, and on the document where the application is all of it', async () => {
  const at = (locale: string, wholePage: boolean) => (
    <AppProviders theme="light" locale={locale} wholePage={wholePage}>
      x
    </AppProviders>
  );
  const { rerender, container } = render(at('en-GB', false));
  const root = () => container.querySelector('[data-slotwise-root]');
  expect(root()).toHaveAttribute('lang', 'en');
  expect(root()?.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  await act(async () => rerender(at('en-XB', false)));
  expect(root()).toHaveAttribute('lang', 'en-XB');
  expect(root()?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).not.toHaveAttribute('dir');
  await act(async () => rerender(at('en-XB', true)));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  // The page around it is laid out otherwise than its language is written.
  await act(async () =>
    rerender(
      <AppProviders theme="light" locale="en-GB" direction="rtl">
        x
      </AppProviders>,
    ),
  );
  expect(root()).toHaveAttribute('lang', 'en');
  expect(root()?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  // Nobody has translated the words, so they are English.
  await act(async () => rerender(at('ar', true)));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

function Speaker({ message }: { message: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(message), [announce, message]);
  return null;
}

test('announcements reach a live region that dialogs leave alone', async () => {
  render(
    <AppProviders theme="light">
      <Speaker message="3 roles found" />
    </AppProviders>,
  );
  const region = document.body.querySelector(':scope > [data-announcer]');
  expect(region).toHaveAttribute('data-tabster-never-hide');
  await waitFor(() => expect(region?.querySelector('[aria-live="polite"]')).toHaveTextContent('3 roles found'));
});

test('in a shadow root everything stays inside: variables, dialogs, live regions', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  // jsdom has no adopted style sheets; browsers start with an empty list too.
  const shadow = Object.assign(host.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(
      <AppProviders theme="dark" root={shadow}>
        <Dialog open>
          <DialogSurface>
            <DialogBody>
              <DialogTitle>Inside</DialogTitle>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      </AppProviders>,
    );
  });
  await waitFor(() => expect(shadow.querySelector('[role="dialog"]')).not.toBeNull());
  expect(shadow.querySelector('[data-announcer]')).not.toBeNull();
  expect(document.body.querySelector('[data-announcer], [role="dialog"]')).toBeNull();
  const outer = shadow.querySelector<HTMLElement>('[style*="--colorBrandBackground"]');
  expect(outer?.style.getPropertyValue('--slotwiseRowHeight')).toBe('40px');
  await act(async () => root.unmount());
  host.remove();
});
