import { defineConfig } from '@playwright/test';
import { browserOptions } from './fixtures/browser';

/**
 * Specs with a server or a browser of their own for all their journeys. A process that goes from one set of those to another begins anew, with
 * all of it, so these stand together: in the order of the alphabet a run began thirty times.
 */
const OF_THEIR_OWN = [
  ...['developer-tools', 'failing-remotes', 'hanging-remotes', 'hostile-remotes', 'isolated-remotes', 'mount-scope'],
  ...['new-remote', 'one-stream', 'remotes'],
];
const PARTS = ['data-table', 'parts'];
const filesOf = (names: string[]) => names.map((name) => `**/specs/${name}.spec.ts`);

/** One spec a journey. Each worker starts its own server on its own database, so journeys do not meet. */
export default defineConfig({
  testDir: './specs',
  projects: [
    { name: 'own', testMatch: filesOf(OF_THEIR_OWN) },
    { name: 'parts', testMatch: filesOf(PARTS) },
    { name: 'product', testIgnore: filesOf([...OF_THEIR_OWN, ...PARTS]) },
  ],
  globalSetup: './fixtures/prepare-data.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others may stall for seconds: again in CI, where the report still names what was flaky.
  retries: process.env.CI ? 2 : 0,
  // One test goes through many screens, and each is judged by axe: minutes on two slow cores.
  timeout: 400_000,
  // An element that comes costs no time, however long may be waited for it: long enough for a machine three times slower that stalls.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // Placeholders that shimmer while two cores are busy are drawn sixty times a second, a sixth of what a browser costs here. Journeys in
    // which something could move under a person have all motion.
    reducedMotion: 'reduce',
    // No journey can route requests that the service worker answers. Those that are about it allow it.
    serviceWorkers: 'block',
    // Recording costs a third of a journey's work. If a failure is tried again, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
});
