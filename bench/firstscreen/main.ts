/**
 * Requests of each route: until it is usable on a first and on a second visit, and by itself until it rests.
 * `npm run bench -- firstscreen [--paths /roles,/dashboard] [--rest 9000]`, which fails when a route is over its
 * limits. Files are all answers but those of the API, the page itself included; bytes are as transferred, headers
 * included.
 *
 * `--before FOLDER [--runs 7]`: instead, how long their scripts run on a processor that is four times slower, beside an older checkout in that
 * folder, which is built; it fails when a route has not become 30 % lighter.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright';
import path from 'node:path';
import { startServer, type Server } from '../../e2e/fixtures/server';
import { launch } from '../peer/measure';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';
import { compare } from './script-time';
import { visit, type Visit } from './visit';

/** Limits of a route: fetches before it is usable, and repetitions of one call until it rests. */
const LIMIT = { firstKB: 300, firstFiles: 12, secondFiles: 2, timesACall: 1, scriptShare: 0.7 };
/** The heading that shows a route as usable, and whether its visitor is signed in. */
const ROUTES: Record<string, { heading: string; isUser: boolean }> = {
  '/landing': { heading: 'Optimize Your Warehouse Slotting', isUser: false },
  '/login': { heading: 'Login to your account', isUser: false },
  '/register': { heading: 'Create your account', isUser: false },
  '/dashboard': { heading: 'Dashboard', isUser: true },
  '/slotting': { heading: 'Slotting', isUser: true },
  '/inventory': { heading: 'Inventory', isUser: true },
  '/roles': { heading: 'Role & Permission Management', isUser: true },
  '/invitations': { heading: 'Invitation Management', isUser: true },
  '/settings': { heading: 'Settings', isUser: true },
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    paths: { type: 'string', default: Object.keys(ROUTES).join(',') },
    rest: { type: 'string', default: '9000' },
    verbose: { type: 'boolean', default: false },
    before: { type: 'string' },
    runs: { type: 'string', default: '7' },
  },
});
const restMs = Number(values.rest);

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(13) : String(cell).padStart(12))).join(' '));
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => (bytes / 1024).toFixed(0);
function routeAt(place: string) {
  const route = ROUTES[place];
  if (!route) throw new Error(`no heading is known for ${place}`);
  return route;
}
const moreThanOnce = ({ calls }: Visit) => [...calls].filter(([, times]) => times > LIMIT.timesACall);

function faultsOf(first: Visit, second: Visit): string[] {
  const { usable } = first;
  return [
    ...(usable.bytes > LIMIT.firstKB * 1024 ? [`${kB(usable.bytes)} kB before usable, limit ${LIMIT.firstKB}`] : []),
    ...(usable.files > LIMIT.firstFiles ? [`${usable.files} files before usable, limit ${LIMIT.firstFiles}`] : []),
    ...(second.usable.files > LIMIT.secondFiles
      ? [`${second.usable.files} files on the second visit, limit ${LIMIT.secondFiles}: ${second.fetched.join(' ')}`]
      : []),
    ...moreThanOnce(first).map(([call, times]) => `${call} ${times} times`),
  ];
}

async function contextFor(browser: Browser, server: Server, isUser: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const stored = isUser ? await tokensOf(server.url) : {};
  await context.addInitScript((tokens) => {
    for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** The files that each route fetches. @returns the faults of those that fetch too much */
async function measureFetches(browser: Browser, server: Server): Promise<string[]> {
  const faults: string[] = [];
  row('route', 'kB usable', 'files', 'kB at rest', 'files', 'API calls', 'repeated', '2nd: files', '2nd: kB');
  for (const place of values.paths.split(',')) {
    const route = routeAt(place);
    const context = await contextFor(browser, server, route.isUser);
    const at = { url: server.url + place, heading: route.heading, restMs };
    const first = await visit(context, at);
    const second = await visit(context, at);
    await context.close();
    const { usable, rested } = first;
    const calls = [...first.calls.values()].reduce((sum, times) => sum + times, 0);
    row(
      place,
      kB(usable.bytes),
      usable.files,
      kB(rested.bytes),
      rested.files,
      calls,
      moreThanOnce(first).length,
      second.usable.files,
      kB(second.usable.bytes),
    );
    if (values.verbose)
      console.log(`  ${[...first.fetched, ...[...first.calls].map(([call, n]) => `${n} × ${call}`)].join('\n  ')}`);
    faults.push(...faultsOf(first, second).map((fault) => `${place}: ${fault}`));
  }
  return faults;
}

/** The same routes of an older build, served by its own server. */
async function serveBefore(folder: string): Promise<Server> {
  const packages = path.resolve(folder, 'packages');
  return startServer(
    {
      SHELL_DIR: path.join(packages, 'shell/dist'),
      EMBED_DIR: path.join(packages, 'embed/dist'),
      TYPES_DIR: path.join(packages, 'platform/dist'),
      REMOTES_DIR: packages,
    },
    path.join(packages, 'api/dist/main.js'),
  );
}

/** How long scripts run on each route, beside the older build. @returns the faults of those that have not become lighter */
async function measureScripts(browser: Browser, server: Server, folder: string): Promise<string[]> {
  const faults: string[] = [];
  const before = await serveBefore(folder);
  try {
    row('route', 'script: was', 'is', 'less', 'all: was', 'is', 'less', 'at rest: was', 'is');
    for (const place of values.paths.split(',')) {
      const { heading, isUser } = routeAt(place);
      const builds = [before, server].map(async ({ url }) => ({
        url: url + place,
        heading,
        restMs,
        tokens: isUser ? await tokensOf(url) : {},
      }));
      const [was, is] = await compare(browser, await Promise.all(builds), Number(values.runs));
      if (!was || !is) continue;
      const less = (then: number, now: number) => `${((1 - now / then) * 100).toFixed(0)} %`;
      row(
        place,
        ...[was.script, is.script].map(ms),
        less(was.script, is.script),
        ...[was.task, is.task].map(ms),
        less(was.task, is.task),
        ...[was.rested, is.rested].map(ms),
      );
      if (is.script > was.script * LIMIT.scriptShare) {
        faults.push(`${place}: scripts run ${ms(is.script)}, and ran ${ms(was.script)}`);
      }
    }
  } finally {
    await before.stop();
  }
  return faults;
}

const browser = await launch();
const server = await serve('packages/shell/dist');
const faults: string[] = [];
try {
  faults.push(
    ...(await (values.before === undefined
      ? measureFetches(browser, server)
      : measureScripts(browser, server, values.before))),
  );
} finally {
  await browser.close();
  await server.stop();
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
