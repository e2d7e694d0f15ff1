import { defineConfig } from '@playwright/test';
import { browserOptions } from './fixtures/browser';

/** One spec a journey. Each worker starts its own server on its own database, so journeys do not meet. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/prepare-data.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others may stall for seconds: once more in CI, where the report still names what was flaky.
  retries: process.env.CI ? 1 : 0,
  // One test goes through many screens, and each is judged by axe: minutes on two slow cores.
  timeout: 180_000,
  expect: { timeout: 12_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // No journey can route requests that the service worker answers. Those that are about it allow it.
    serviceWorkers: 'block',
    // Recording costs a third of a journey's work. If a failure is tried again, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 12_000,
    navigationTimeout: 30_000,
  },
});
