import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace.mjs';

const e2e = createRequire(path.join(root, 'e2e/package.json'));
const source = readFileSync(e2e.resolve('axe-core'), 'utf8');
const { version } = e2e('axe-core/package.json');

/**
 * Findings of axe on the screens of one build, as the server is told.
 * @typedef {import('../../packages/contract/src/index.ts').Accessibility} Accessibility
 * @typedef {{ id: string, help: string, nodes: { target: string[], html: string }[] }} Violation of axe
 */

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  rules: {
    'target-size': { enabled: true },
    // Experimental: it takes the initials in an avatar for words of the label.
    'label-content-name-mismatch': { enabled: false },
  },
};

/**
 * Runs in the page: findings of axe in the remote's own part of it.
 * @param {{ id: string, options: typeof OPTIONS }} asked
 */
async function findIn({ id, options }) {
  const area = `[data-remote="${id}"]`;
  // Fluent's focus sentinels are hidden and focusable by design: focus that reaches one is passed on at once.
  const context = { include: [[area]], exclude: [['[data-tabster-dummy]'], ['[role="tooltip"]']] };
  /** @type {{ violations: Violation[] }} */
  const { violations } = await /** @type {any} */ (window).axe.run(context, options);
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ target, html }) => ({ rule, help, element: `${target.join(' ')} ${html}`.slice(0, 300) })),
  );
}

/**
 * Judges each screen of a remote that it is shown.
 * @param {string} id of the remote
 * @returns `{ look, accessibility }`: hand `look` to `tryPair`; then `accessibility` is what a publish must tell
 */
export function smokeTest(id) {
  /** @type {Accessibility['screens']} */
  const screens = [];
  return {
    accessibility: { engine: `axe-core ${version}`, screens },
    /** @param {import('./contract-suite.mjs').Page} page @param {string} address */
    async look(page, address) {
      await page.evaluate(source);
      screens.push({ path: address, violations: await page.evaluate(findIn, { id, options: OPTIONS }) });
    },
  };
}

/** Findings, a line each: the rule, the screen and the element. @param {Accessibility} accessibility */
export const findings = ({ screens }) =>
  screens.flatMap(({ path: address, violations }) =>
    violations.map(({ rule, help, element }) => `${rule} at ${address}: ${element} (${help})`),
  );
