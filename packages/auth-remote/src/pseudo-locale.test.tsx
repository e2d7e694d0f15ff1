import type { RemoteAppProps } from '@slotwise/shared/remote';
import { aCompany, assistantInfo, renderWithPlatform } from '@slotwise/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import CaseStudiesPage from './features/case-studies/case-studies-page';
import LandingPage from './features/landing/landing-page';
import LoginPage from './features/login/login-page';
import ForgotPasswordPage from './features/password/forgot-password-page';
import ResetPasswordPage from './features/password/reset-password-page';
import RegisterPage from './features/register/register-page';
import SettingsPage from './features/settings/settings-page';

/** Texts that are no words of this remote: people, addresses, figures and spans of time. */
const DATA =
  /^(?:[\d,.%\s–]+|[\d.]+ km|\d+ days ago|Ada|Owner|AO|AC|English|Deutsch|EUR|USD|GBP|CHF|SEK|DKK|NOK|PLN|CAD|AUD|[\w.]+@[\w.]+)$/;

const routes = {
  'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Ackmé' }) }),
  'GET /sessions': () => ({
    sessions: [
      {
        id: 'here',
        current: true,
        userAgent: '',
        createdAt: '2026-05-01T10:00:00Z',
        lastUsedAt: '2026-05-01T10:00:00Z',
      },
    ],
  }),
  'GET /embed/keys': () => ({ keys: [] }),
  'GET /assistant': () => assistantInfo(),
  'GET /me/two-factor': () => ({ twoFactor: { since: null, recoveryCodes: 0, demanded: false } }),
  'GET /mytenant/settings': () => ({
    settings: { currency: null, weekStart: null, units: null, auditRetentionMonths: null },
    auditDays: null,
  }),
  'GET /me/passkeys': () => ({ passkeys: [], place: null }),
} as const;

it.each<[string, ComponentType<RemoteAppProps>, boolean]>([
  ['/landing', LandingPage, false],
  ['/case-studies', CaseStudiesPage, false],
  ['/login', LoginPage, false],
  ['/register', RegisterPage, false],
  ['/forgot-password', ForgotPasswordPage, false],
  ['/reset-password', ResetPasswordPage, false],
  ['/settings', SettingsPage, true],
])('has every word of %s in a catalogue', async (path, Page, signedIn) => {
  const { platform, container } = renderWithPlatform((given) => <Page platform={given} />, {
    path,
    routes,
    ...(signedIn ? {} : { me: null }),
  });
  if (signedIn) await screen.findByText('Unknown device', {}, { timeout: 10_000 });
  await act(async () => platform.locale.set('en-XA'));
  const plain: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text !== '' && !DATA.test(text) && !/\P{ASCII}/u.test(text)) plain.push(text);
  }
  for (const element of container.querySelectorAll('[aria-label], [placeholder]')) {
    for (const name of ['aria-label', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text && !/\P{ASCII}/u.test(text)) plain.push(text);
    }
  }
  expect(plain).toEqual([]);
  expect(container.textContent.length).toBeGreaterThan(40);
});
