/**
 * How much each route moves while it is loaded over slow answers, in each language at each width, over the demonstration's data.
 * `npm run bench -- layoutshift [--locales de-DE] [--widths 390,1024] [--paths /inventory/stock]` fails when a route moves more than the
 * journeys allow, and says what moved.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { answerLate, layoutShiftsOf, MOST_SHIFT, settle, watchLayoutShifts } from '../../e2e/fixtures/layout-shifts';
import { declaredScreens } from '../../e2e/fixtures/screens';
import { launch } from '../peer/measure';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';

/** States of screens that are drawn by other parts than the screens themselves. */
const STATES = [
  ...['analytics', 'transactions', 'notifications'].map((tab) => `/dashboard?tab=${tab}`),
  ...['/roles?view=list', '/roles?view=matrix', '/invitations?view=grid', '/search?q=o', '/no-such-page'],
];
const HEIGHT = 768;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    locales: { type: 'string', default: 'en-GB,de-DE' },
    widths: { type: 'string', default: '390,768,1024,1280' },
    paths: { type: 'string' },
  },
});
const only = values.paths?.split(',');

interface Look {
  locale: string;
  width: number;
  stored: Record<string, string>;
}

/** Opens screens one after the other. @returns those that move too much, with what moved */
async function look(browser: Browser, url: string, screens: readonly string[], { locale, width, stored }: Look) {
  const faults: string[] = [];
  const context = await browser.newContext({ baseURL: url, locale, viewport: { width, height: HEIGHT } });
  await watchLayoutShifts(context);
  await context.addInitScript((tokens) => {
    for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await answerLate(page);
  for (const screen of screens) {
    await page.goto(screen);
    await settle(page);
    const shifts = await layoutShiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    console.log(`${locale} ${String(width).padStart(5)} ${sum.toFixed(3)} ${screen}`);
    if (sum >= MOST_SHIFT)
      faults.push(`${screen}, ${locale}, ${width} px: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`);
  }
  await context.close();
  return faults;
}

const browser = await launch();
const server = await serve('packages/shell/dist');
const faults: string[] = [];
try {
  const declared = await declaredScreens(server.url);
  const wanted = (screens: readonly string[]) => screens.filter((screen) => !only || only.includes(screen));
  const forVisitors = wanted(declared.filter(({ access }) => access !== 'user').map(({ path }) => path));
  const forUsers = wanted([...declared.filter(({ access }) => access === 'user').map(({ path }) => path), ...STATES]);
  for (const locale of values.locales.split(',')) {
    for (const width of values.widths.split(',').map(Number)) {
      faults.push(...(await look(browser, server.url, forVisitors, { locale, width, stored: {} })));
      faults.push(
        ...(await look(browser, server.url, forUsers, { locale, width, stored: await tokensOf(server.url) })),
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
