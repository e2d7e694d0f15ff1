import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, ensureInstalled, root, show } from './workspace.mjs';

const folder = path.join(root, 'bench');
/** Measured beside the same application as one bundle, which is built for them. */
const AGAINST_ONE_BUNDLE = ['coldload', 'routechange'];
const names = () => readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'main.ts')));

/** `npm run bench -- <name> [options]`: builds what it measures, then runs `bench/<name>/main.ts` with the options. @param {string[]} args */
export async function main([name = '', ...options]) {
  if (!names().includes(name)) {
    console.error(`Usage: npm run bench -- <name>, one of: ${names().join(', ')}`);
    return 1;
  }
  await ensureInstalled();
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(built.output);
    return built.code;
  }
  if (AGAINST_ONE_BUNDLE.includes(name)) {
    const MONO = path.join(folder, 'peer', 'load-remote-mono.ts');
    const code = await show('pnpm', ['--silent', '--filter', '@slotwise/shell', 'build'], { env: { MONO } });
    if (code !== 0) return code;
  }
  return show('tsx', [path.join('bench', name, 'main.ts'), ...options], {
    env: { CHROMIUM_PATH: await ensureBrowser() },
  });
}
