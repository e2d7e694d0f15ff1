import { ensureBrowser } from './browser.mjs';
import { build, ensureInstalled, show } from './workspace.mjs';

/** `npm run screenshots [-- screen]`: every screen at 360 and 1280 px, into `screenshots/`. @param {string[]} options */
export async function main(options) {
  await ensureInstalled();
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(built.output);
    return built.code;
  }
  return show('tsx', ['e2e/screenshots.ts', ...options], { env: { CHROMIUM_PATH: await ensureBrowser() } });
}
