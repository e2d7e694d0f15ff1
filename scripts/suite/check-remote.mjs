import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root } from '../workspace.mjs';
import { findings, smokeTest } from './accessibility.mjs';
import { remoteAt, shellAt } from './builds.mjs';
import { launch, tryPair } from './contract-suite.mjs';
import { deployedShells, Refused } from './deployment.mjs';

/**
 * Evidence that a publish must show: the result of a build with each shell, and the findings of axe on its screens.
 * @typedef {{ remote: string, version: string, build: string, accessibility: import('./accessibility.mjs').Accessibility,
 *   cells: import('./run-matrix.mjs').Cell[] }} CheckResult
 */

async function browserOrSay() {
  try {
    return await ensureBrowser();
  } catch (error) {
    throw new Refused(
      `Remotes are checked in a browser, and there is none: ${error instanceof Error ? error.message : String(error)}
Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium, or Google Chrome), or name
one in CHROMIUM_PATH. Or check where there is a browser, and publish the result from here:
  npm run remote -- check <name> --out result.json
  npm run remote -- publish <name> --checked result.json`,
    );
  }
}

/**
 * The shells of the deployment; if it has none, or there is no deployment, the one that was built here.
 * @param {import('./deployment.mjs').Api} [api]
 */
export async function shellsOf(api) {
  const { shells } = api ? await api.get('/remotes') : { shells: [] };
  const deployed = api ? await deployedShells(api.server, shells) : [];
  if (deployed.length > 0) return deployed;
  const dist = path.join(root, 'packages/shell/dist');
  if (!existsSync(path.join(dist, 'shell.json'))) {
    throw new Refused('There is no shell to check with: run npm start once, which builds it.');
  }
  return [shellAt(dist)];
}

/**
 * Puts finished builds through the contract suite with each shell, and their screens through axe with the first.
 * @param {string[]} folders of builds
 * @param {import('./builds.mjs').Shell[]} shells
 * @param {{ isolated?: boolean }} how `isolated`: in frames of their own, too
 * @returns {Promise<CheckResult[]>}
 */
export async function checkBuilds(folders, shells, { isolated = false } = {}) {
  const browser = await launch(await browserOrSay());
  try {
    /** @type {CheckResult[]} */
    const results = [];
    for (const folder of folders) {
      const remote = remoteAt(folder);
      const { id, version, build } = remote;
      let test = smokeTest(id);
      const cells = [];
      for (const [at, shell] of shells.entries()) {
        const attempt = () => tryPair(browser, { shell, remote, look: at === 0 ? test.look : undefined });
        let outcome = await attempt();
        if (!outcome.passed) {
          // Once more, so that a machine that stalled condemns nobody; screens that were seen half are seen anew.
          if (at === 0) test = smokeTest(id);
          outcome = await attempt();
        }
        // Where people get it in a frame, it must keep the contract there as well.
        const apart =
          outcome.passed && isolated && (await tryPair(browser, { shell, remote: { ...remote, isolated } }));
        cells.push({ shell: shell.build, remote: id, version, build, ...(apart || outcome) });
      }
      results.push({ remote: id, version, build, accessibility: test.accessibility, cells });
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Objections to a build, a line each; none: it may be published. @param {CheckResult} result */
export const faultsOf = ({ accessibility, cells: [now] }) => [
  ...(now && !now.passed ? [`contract: with the shell that is given out, ${now.why}`] : []),
  ...findings(accessibility).map((line) => `accessibility: ${line}`),
];
