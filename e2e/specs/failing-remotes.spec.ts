import type { Page, Route } from '@playwright/test';
import type { Mistake, RemoteId } from '../fixtures/hostile';
import { test as base } from '../fixtures/published';
import { expect } from '../fixtures/test';
import { Frame } from '../pages/frame';

interface Screen {
  path: string;
  heading: string;
  /** Heading and title of the page that stands in its place. */
  standIn: string;
  /** The shell's name for the remote when it fails. */
  name: RegExp;
  /** A screen of another remote, to which people can still go. */
  elsewhere: { item: string; heading: string };
}

const dashboard = { item: 'Dashboard', heading: 'Dashboard' };
const SCREENS: Record<RemoteId, Screen> = {
  auth: {
    path: '/settings',
    heading: 'Settings',
    standIn: 'Accounts',
    name: /account|auth|sign/i,
    elsewhere: dashboard,
  },
  roles: {
    path: '/roles',
    heading: 'Role & Permission Management',
    standIn: 'Roles',
    name: /roles/i,
    elsewhere: dashboard,
  },
  invitations: {
    path: '/invitations',
    heading: 'Invitation Management',
    standIn: 'Invitations',
    name: /invitations/i,
    elsewhere: dashboard,
  },
  dashboard: {
    path: '/dashboard',
    heading: 'Dashboard',
    standIn: 'Dashboard',
    name: /dashboard/i,
    elsewhere: { item: 'Roles', heading: 'Role & Permission Management' },
  },
  remotes: {
    path: '/remotes',
    heading: 'Remotes',
    standIn: 'Remotes',
    name: /remotes/i,
    elsewhere: dashboard,
  },
};
const IDS = Object.keys(SCREENS) as RemoteId[];
const BROWSER_LINES =
  /Failed to load resource|ERR_|integrity|net::|planted|Federation|remote|An extension could not be loaded|\[/i;

const test = base.extend<{ user: Page }>({
  user: async ({ user, guard }, use) => {
    guard.allow(BROWSER_LINES);
    await use(user);
  },
});
test.describe.configure({ mode: 'parallel' });

/** The right remote is named, the frame works, and another remote can be gone to. */
async function expectContained(page: Page, screen: Screen, { leave = true } = {}) {
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: screen.name });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: /retry/i })).toBeVisible();
  const standIn = new RegExp(`^(The screen )?${screen.standIn} is (unavailable|still loading)`);
  await expect(page.getByRole('heading', { level: 1, name: standIn })).toBeVisible();
  await expect(page).toHaveTitle(standIn);
  if (!leave) return;
  const frame = new Frame(page);
  await frame.go(screen.elsewhere.item);
  await expect(frame.heading(screen.elsewhere.heading)).toBeVisible();
  await page.goBack();
  await expect(failure).toBeVisible();
}

async function retry(page: Page, screen: Screen) {
  await page.getByRole('main').getByRole('button', { name: /retry/i }).click();
  const heading = new Frame(page).heading(screen.heading);
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(/unavailable|still loading/);
}

/** A page that is told of the other build draws it by itself, and takes the button away from under the pointer. */
async function comesBack(page: Page, screen: Screen) {
  const heading = new Frame(page).heading(screen.heading);
  const again = page.getByRole('main').getByRole('button', { name: /retry/i });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(heading).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page).not.toHaveTitle(/unavailable|still loading/);
}

/** Opens the page and waits until the frame stands, so that "within 3 s" counts from there. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await new Frame(page).item('Dashboard').first().waitFor();
}

async function corrupt(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
  await route.fulfill({ response: answer, body });
}

const AT_THE_NETWORK: Record<string, (route: Route) => Promise<void>> = {
  'is stopped (503)': (route) => route.fulfill({ status: 503, body: 'down' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is corrupt by one byte': corrupt,
  'is 60 s slow': (route) => new Promise((resolve) => setTimeout(resolve, 60_000)).then(() => route.abort()),
};

const MISTAKES = ['throws on load', 'throws on render'] as const satisfies Mistake[];
const HANDLER = 'throws in an event handler' satisfies Mistake;
const FAULTS = [...Object.keys(AT_THE_NETWORK), ...MISTAKES, HANDLER];
/**
 * The shell holds every remote the same way, so each fault is tried with two remotes and each remote with two faults or more. A soak tries all
 * with all.
 */
const isTried = (id: RemoteId, fault: string) =>
  Boolean(process.env.SOAK) || [0, 2].includes((IDS.indexOf(id) + FAULTS.indexOf(fault)) % IDS.length);

for (const id of IDS) {
  const screen = SCREENS[id];
  for (const [how, spoil] of Object.entries(AT_THE_NETWORK).filter(([fault]) => isTried(id, fault))) {
    test(`${id} ${how}: named, contained, mended by Retry`, async ({ user: page }) => {
      let spoilt = true;
      await page.route(`**/remotes/${id}/**`, (route) => {
        // A pending answer of a slow server arrives when the page is gone, to nobody.
        void (spoilt ? spoil(route) : route.continue()).catch(() => undefined);
      });
      await open(page, screen.path);
      await expectContained(page, screen);
      spoilt = false;
      await retry(page, screen);
    });
  }

  for (const mistake of MISTAKES.filter((fault) => isTried(id, fault))) {
    test(`${id} ${mistake}: named, contained, mended by a new build`, async ({ user: page, published, served }) => {
      const build = published.publishMistake(id, mistake);
      try {
        await served(id, { is: build });
        await open(page, screen.path);
        await expectContained(page, screen);
      } finally {
        published.mend(id);
      }
      await served(id, { isNot: build });
      await comesBack(page, screen);
    });
  }

  if (!isTried(id, HANDLER)) continue;
  test(`${id} ${HANDLER}: named, the screen stays`, async ({ user: page, published, served }) => {
    const build = published.publishMistake(id, HANDLER);
    try {
      await served(id, { is: build });
      await open(page, screen.path);
      await page.getByRole('button', { name: 'Planted' }).click();
      const notice = page.getByText(screen.name).and(page.getByText(/went wrong|failed|error|problem/i));
      await expect(notice.first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Planted' })).toBeVisible();
      const frame = new Frame(page);
      await frame.go(screen.elsewhere.item);
      await expect(frame.heading(screen.elsewhere.heading)).toBeVisible();
    } finally {
      published.mend(id);
    }
    await served(id, { isNot: build });
  });
}

test('a remote built for another platform is refused by name', async ({ user: page, published, served }) => {
  const build = published.publishIncompatible('roles');
  try {
    await served('roles', { is: build });
    await open(page, '/roles');
    await expectContained(page, SCREENS.roles, { leave: false });
  } finally {
    published.mend('roles');
  }
  await served('roles', { isNot: build });
  await comesBack(page, SCREENS.roles);
});

test('one byte of a part that a screen loads later: refused, named, mended by Retry', async ({
  user: page,
  published,
}) => {
  const first = published.firstScreen('auth');
  let spoilt = true;
  await page.route('**/remotes/auth/**', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    void (spoilt && !first.includes(file) ? corrupt(route) : route.continue()).catch(() => undefined);
  });
  await open(page, SCREENS.auth.path);
  await expectContained(page, SCREENS.auth);
  await expect(page.getByText(/is not the one that was published/)).toBeVisible();
  spoilt = false;
  await retry(page, SCREENS.auth);
});

test('a remote of which the registry names no integrity is refused', async ({ user: page, published, served }) => {
  const build = published.publishUnchecked('roles');
  try {
    await served('roles', { is: build });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/roles');
    await expectContained(page, SCREENS.roles, { leave: false });
    expect(asked.filter((url) => url.includes('/remotes/roles/'))).toEqual([]);
  } finally {
    published.mend('roles');
  }
  await comesBack(page, SCREENS.roles);
});
