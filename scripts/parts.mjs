import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, environment, root } from './workspace.mjs';

/** `npm run parts`: a page with each part of the interface in all its states, themes, widths and directions, redrawn on saving. */
export async function main() {
  await ensureInstalled();
  const child = spawn('webpack', ['serve'], {
    cwd: path.join(root, 'packages/shared'),
    stdio: 'inherit',
    env: {
      ...environment(),
      PATH: [path.join(root, 'packages/shared/node_modules/.bin'), environment().PATH].join(path.delimiter),
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 0 : code));
  });
}
