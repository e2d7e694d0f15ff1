import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, ensureInstalled, root, show } from './workspace.mjs';

export const usage = `Usage: npm run screenshots [-- SCREEN…]   every screen, or those, at 360 and 1280 px, into screenshots/
       npm run screenshots -- tour         the pictures of docs/tour.md`;

/**
 * `npm run screenshots [-- screen]`: every screen at 360 and 1280 px, into `screenshots/`; with `tour` the pictures of
 * `docs/tour.md`. @param {string[]} options
 */
export async function main(options) {
  await ensureInstalled();
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(built.output);
    return built.code;
  }
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  if (options[0] === 'tour') {
    const pictures = { TOUR_PICTURES: path.join(root, 'docs/tour') };
    const runner = ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
    return show(process.execPath, [...runner, 'specs/tour\\.spec', '--workers=1'], { env: { ...env, ...pictures } });
  }
  return show('tsx', ['e2e/screenshots.ts', ...options], { env });
}
