import type { PermissionName } from '@slotwise/contract';
import { aCompany, aRole, assistantInfo, renderWithPlatform } from '@slotwise/shared/testing';
import { useLocation, useNavigate } from '@slotwise/shared/ui/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from '../settings-page';
import { readAt } from './use-sections';

const scrolled = jest.fn();
let tops: Record<string, number> = {};
beforeEach(() => {
  tops = {};
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.dataset.section ?? ''] ?? 2_000 } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

let go: ReturnType<typeof useNavigate>;
function Where() {
  go = useNavigate();
  const { pathname, search, hash } = useLocation();
  return <output data-testid="where">{pathname + search + hash}</output>;
}
const show = (path = '/settings', permissions: PermissionName[] = ['manage_company']) =>
  renderWithPlatform(
    (platform) => (
      <>
        <SettingsPage platform={platform} />
        <Where />
      </>
    ),
    {
      path,
      role: aRole({ permissions }),
      routes: {
        'GET /sessions': () => ({ sessions: [] }),
        'GET /embed/keys': () => ({ keys: [] }),
        'GET /assistant': () => assistantInfo(),
        'GET /mycompany': () => ({ myCompany: aCompany() }),
        'GET /me/two-factor': () => ({ twoFactor: { since: null, recoveryCodes: 0, demanded: false } }),
        'GET /mytenant/settings': () => ({
          settings: { currency: null, weekStart: null, units: null, auditRetentionMonths: null },
          auditDays: null,
        }),
        'GET /me/passkeys': () => ({ passkeys: [], place: null }),
      },
    },
  );
const WAIT = { timeout: 10_000 };
const list = async () => within(await screen.findByRole('navigation', { name: 'Sections of the settings' }, WAIT));
const link = async (name: string) => (await list()).findByRole('link', { name }, WAIT);
const where = () => screen.getByTestId('where').textContent;

test('every section that somebody has is in the list, in the order of the page', async () => {
  show();
  await link('Sessions');
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect((await list()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ),
  );
  expect(titles.slice(0, 3)).toEqual(['Profile', 'Email address', 'Password']);
  expect(titles).toContain('Partner keys');
});

test('what somebody does not have is not in it', async () => {
  show('/settings', []);
  await link('Sessions');
  expect((await list()).queryByRole('link', { name: 'Partner keys' })).toBeNull();
});

test('a link leads to its section, whose heading takes the focus each time and which is marked', async () => {
  show();
  tops = { profile: -900, sessions: 100 };
  await userEvent.click(await link('Sessions'));
  const heading = await screen.findByRole('heading', { name: 'Sessions' });
  expect(heading).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([heading]);
  expect(where()).toBe('/settings#sessions');
  expect(await link('Sessions')).toHaveAttribute('aria-current', 'location');
  expect((await list()).getAllByRole('link', { current: 'location' })).toHaveLength(1);
  await userEvent.click(await link('Sessions'));
  expect(heading).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('an address with a hash leads to a section that arrives later, and stays as it is', async () => {
  show('/settings#two-factor');
  expect(await screen.findByRole('heading', { name: 'Second factor' }, WAIT)).toHaveFocus();
  expect(where()).toBe('/settings#two-factor');
  act(() => void go('/settings?section=password'));
  expect(await screen.findByRole('heading', { name: 'Password' })).toHaveFocus();
  expect(where()).toBe('/settings');
});

test('the section that is read is marked as the page is scrolled', async () => {
  show();
  expect(await link('Profile')).toHaveAttribute('aria-current', 'location');
  tops = { profile: -800, address: -200, password: 90 };
  fireEvent.scroll(document.body);
  expect(await link('Password')).toHaveAttribute('aria-current', 'location');
  // The row that stands in the list's place on a phone says it, too.
  expect(screen.getByRole('button', { name: 'Section: Password' })).toBeInTheDocument();
});

test.each([
  ['wheel', () => fireEvent.wheel(document.body)],
  ['touch', () => fireEvent.touchMove(document.body)],
  ['keys', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
])(
  'the section that the address names stays marked until somebody scrolls it out of sight by %s',
  async (_, gesture) => {
    show('/settings#sessions');
    // The page is at its end: the section stands low, and another begins above the line.
    tops = { profile: -800, address: -200, password: 90, sessions: 700 };
    const marked = async () => (await list()).getByRole('link', { current: 'location' }).textContent;
    await screen.findByRole('heading', { name: 'Sessions' }, WAIT);
    await waitFor(async () => expect(await marked()).toBe('Sessions'));
    // As parts above it arrive, the page scrolls by itself, and the section may be out of sight for a moment.
    tops.sessions = -1;
    fireEvent.scroll(document.body);
    tops.sessions = 700;
    fireEvent.scroll(document.body);
    expect(await marked()).toBe('Sessions');
    gesture();
    expect(await marked()).toBe('Sessions');
    fireEvent.scroll(document.body);
    expect(await marked()).toBe('Sessions');
    tops.sessions = innerHeight;
    fireEvent.scroll(document.body);
    expect(await marked()).toBe('Password');
    // It is back in sight, and somebody reads on their own by now.
    tops.sessions = 700;
    fireEvent.scroll(document.body);
    expect(await marked()).toBe('Password');
    await userEvent.click(await link('Access to my account'));
    expect(await marked()).toBe('Access to my account');
    act(() => void go(-1));
    await waitFor(() => expect(where()).toBe('/settings#sessions'));
    fireEvent.scroll(document.body);
    expect(await marked()).toBe('Sessions');
  },
);

test('a section that a parameter named is marked as long as it is in sight, though the parameter is gone', async () => {
  tops = { profile: -800, address: -200, password: 90, sessions: 700 };
  show('/settings?section=sessions');
  const marked = async () => (await list()).getByRole('link', { current: 'location' }).textContent;
  expect(await screen.findByRole('heading', { name: 'Sessions' }, WAIT)).toHaveFocus();
  await waitFor(() => expect(where()).toBe('/settings'));
  await waitFor(async () => expect(await marked()).toBe('Sessions'));
  fireEvent.wheel(document.body);
  fireEvent.scroll(document.body);
  expect(await marked()).toBe('Sessions');
  tops.sessions = innerHeight;
  fireEvent.scroll(document.body);
  expect(await marked()).toBe('Password');
});

test('a page that is loaded again marks what is read, not what an address named before', async () => {
  tops = { profile: -800, address: -200, password: 90, sessions: 700 };
  show('/settings');
  await link('Sessions');
  const named = { section: 'sessions', loaded: performance.timeOrigin };
  const marked = async () => (await list()).getByRole('link', { current: 'location' }).textContent;
  act(() => void go('/settings', { state: { ...named, loaded: named.loaded - 1 } }));
  expect(await marked()).toBe('Password');
  act(() => void go('/settings', { state: named }));
  expect(await marked()).toBe('Sessions');
});

test('a section that was led to stays in place while lists above it arrive, until somebody acts', async () => {
  const resized = new Set<() => void>();
  class Observer {
    constructor(private readonly tell: () => void) {}
    observe(target: Element) {
      if (target.querySelector('[data-section]')) resized.add(this.tell);
    }
    disconnect() {
      resized.delete(this.tell);
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  try {
    show('/settings#sessions');
    const heading = await screen.findByRole('heading', { name: 'Sessions' }, WAIT);
    await waitFor(() => expect(heading).toHaveFocus());
    scrolled.mockClear();
    resized.forEach((tell) => tell());
    expect(scrolled.mock.contexts).toEqual([heading]);
    fireEvent.wheel(document.body);
    resized.forEach((tell) => tell());
    expect(scrolled).toHaveBeenCalledTimes(1);
  } finally {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  }
});

test('the row unfolds, and folds with Escape, after a choice and when the focus leaves it', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  const row = await screen.findByRole('button', { name: /^Section: / }, WAIT);
  const isOpen = () => row.getAttribute('aria-expanded');
  await user.click(row);
  expect(isOpen()).toBe('true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe('false');
  expect(row).toHaveFocus();
  await user.click(row);
  await user.click(await link('Password'));
  expect(isOpen()).toBe('false');
  await user.click(row);
  await user.click(screen.getByLabelText('First name'));
  expect(isOpen()).toBe('false');
});

test('the last section that begins above the line is read, before any does the first', () => {
  expect(readAt([-400, 20, 600], 250)).toBe(1);
  expect(readAt([-900, -400, 100], 250)).toBe(2);
  expect(readAt([300, 700], 250)).toBe(0);
});
