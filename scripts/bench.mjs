import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { build, ensureInstalled, root, show } from './workspace.mjs';

const folder = path.join(root, 'bench');
/** Measured beside the same application as one bundle, which is built for them. */
const AGAINST_ONE_BUNDLE = ['coldload', 'routechange'];
/** Measured on PostgreSQL: one of the machine's own, unless the options name another. */
const ON_POSTGRES = ['fairshare'];
const names = () => readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'main.ts')));

/** Names are those of the folders. */
export const usage = `Usage: npm run bench -- <name> [options], one of: ${names().join(', ')}`;

/** `npm run bench -- <name> [options]`: builds what it measures, then runs `bench/<name>/main.ts` with the options. @param {string[]} args */
export async function main([name = '', ...options]) {
  if (!names().includes(name)) {
    console.error(usage);
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
  const run = async (/** @type {string[]} */ ...more) =>
    show('tsx', [path.join('bench', name, 'main.ts'), ...options, ...more], {
      env: { CHROMIUM_PATH: await ensureBrowser() },
    });
  if (!ON_POSTGRES.includes(name) || options.includes('--database')) return run();
  const programs = findPostgres();
  if (programs === null) {
    console.error('There is no PostgreSQL on this machine: give one with --database.');
    return 1;
  }
  const postgres = await startPostgres(programs);
  try {
    return await run('--database', postgres.url);
  } finally {
    await postgres.stop();
  }
}
