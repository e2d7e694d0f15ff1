/**
 * Writes every screen at 360 and 1280 px into `screenshots/` of the project, to be looked at: in both themes, in words that
 * are long and accented (`en-XA`), and from right to left (`en-XB`).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, request as api, type BrowserContextOptions } from '@playwright/test';
import { browserOptions } from './fixtures/browser';
import { openSession, signedIn } from './fixtures/people';
import { declaredScreens } from './fixtures/screens';
import { startServer } from './fixtures/server';

const OUT = path.resolve(import.meta.dirname, '../screenshots');
const DEMO_PASSWORD = 'slotwise-demo';
/**
 * A screen, or a state of one: the buttons pressed there, in turn. The picture is called like the address and the
 * buttons.
 */
type Screen = string | readonly [address: string, ...pressed: string[]];
/** Beside the screens that the remotes declare. */
const MORE: Screen[] = [
  ...['analytics', 'transactions', 'notifications'].map((tab) => `/dashboard?tab=${tab}`),
  '/roles?view=list',
  '/roles?view=matrix',
  ['/roles', 'Create'],
  ['/roles', 'Edit Permissions'],
  ['/roles', 'Add…'],
  '/invitations?view=grid',
  ['/invitations', 'Invite'],
  ['/invitations', 'Bulk invite'],
  '/no-such-page',
];
/** The demonstration's administrator of the deployment, with screens that nobody else sees. */
const ADMINISTRATOR = 'owner@harborline.example';
const ADMINISTRATION: Screen[] = ['/remotes'];

const nameOf = (screen: Screen) =>
  [screen]
    .flat()
    .join('-')
    .toLowerCase()
    .replace(/[^a-z-]+/g, '-')
    .replace(/^-|-$/g, '');
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** Name of a picture → options to open the page. */
const LOOKS: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'en-XA': { colorScheme: 'light', locale: 'en-XA' },
  'en-XB': { colorScheme: 'light', locale: 'en-XB' },
};
const [onlyScreen] = process.argv.slice(2);

mkdirSync(OUT, { recursive: true });
const server = await startServer({ DEPLOYMENT_ADMINS: ADMINISTRATOR });
const declared = await declaredScreens(server.url);
const pathsFor = (...access: (typeof declared)[number]['access'][]): Screen[] =>
  declared.filter((route) => access.includes(route.access)).map(({ path: address }) => address);
const browser = await chromium.launch(browserOptions());
const http = await api.newContext();
const login = /(\S+@\S+)/.exec(server.output())?.[1];
if (!login) throw new Error('the server printed no demo login');
try {
  for (const viewport of SIZES) {
    for (const [look, chosen] of Object.entries(LOOKS)) {
      const options: BrowserContextOptions = { ...chosen, viewport, reducedMotion: 'reduce', baseURL: server.url };
      const as = async (email: string) =>
        signedIn(browser, server.url, await openSession(http, server.url, { email, password: DEMO_PASSWORD }), options);
      for (const [screens, context] of [
        [pathsFor('visitor', 'anyone'), await browser.newContext(options)],
        [[...pathsFor('user'), ...MORE], await as(login)],
        [ADMINISTRATION, await as(ADMINISTRATOR)],
      ] as const) {
        const page = await context.newPage();
        for (const screen of screens.filter((one) => !onlyScreen || nameOf(one).startsWith(onlyScreen))) {
          const [address, ...pressed] = [screen].flat();
          // Buttons are found by their English names.
          if (chosen.locale && pressed.length > 0) continue;
          await page.goto(address ?? '/');
          await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 10_000 });
          for (const name of pressed)
            await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
          await page.waitForTimeout(600);
          await page.screenshot({ path: path.join(OUT, `${nameOf(screen)}-${look}-${viewport.width}.png`) });
          process.stdout.write('.');
        }
        await context.close();
      }
    }
  }
} finally {
  await http.dispose();
  await browser.close();
  await server.stop();
}
console.log(`\nWritten to ${path.relative(process.cwd(), OUT) || '.'}`);
