/** Writes every screen in both themes at 360 and 1280 px into `screenshots/` of the project, to be looked at. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, request as api, type BrowserContextOptions } from '@playwright/test';
import { browserOptions } from './fixtures/browser';
import { openSession, signedIn } from './fixtures/people';
import { startServer } from './fixtures/server';

const OUT = path.resolve(import.meta.dirname, '../screenshots');
const DEMO_PASSWORD = 'slotwise-demo';
const VISITOR = ['landing', 'login', 'register', 'forgot-password', 'reset-password', 'case-studies'];
/** Who administers the deployment in the demonstration data, and sees what nobody else does. */
const ADMINISTRATOR = 'owner@harborline.example';
const ADMINISTRATION = ['remotes'];
const USER = ['dashboard', 'slotting', 'inventory', 'roles', 'invitations', 'settings', 'no-such-page'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const [onlyScreen] = process.argv.slice(2);

mkdirSync(OUT, { recursive: true });
const server = await startServer({ DEPLOYMENT_ADMINS: ADMINISTRATOR });
const browser = await chromium.launch(browserOptions());
const http = await api.newContext();
const login = /(\S+@\S+)/.exec(server.output())?.[1];
if (!login) throw new Error('the server printed no demo login');
try {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const options: BrowserContextOptions = { viewport, colorScheme, reducedMotion: 'reduce', baseURL: server.url };
      const as = async (email: string) =>
        signedIn(browser, server.url, await openSession(http, server.url, { email, password: DEMO_PASSWORD }), options);
      for (const [screens, context] of [
        [VISITOR, await browser.newContext(options)],
        [USER, await as(login)],
        [ADMINISTRATION, await as(ADMINISTRATOR)],
      ] as const) {
        const page = await context.newPage();
        for (const screen of screens.filter((name) => !onlyScreen || name === onlyScreen)) {
          await page.goto(`/${screen}`);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 10_000 });
          await page.waitForTimeout(600);
          await page.screenshot({ path: path.join(OUT, `${screen}-${colorScheme}-${viewport.width}.png`) });
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
