/**
 * Cold load to the first usable route, federated, beside the same application built as one bundle.
 * `npm run bench -- coldload [--runs 13] [--paths /roles,/dashboard]`; both builds must exist (the command makes them).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coldLoad, launch, median, NETWORK, type Sample } from '../peer/measure';
import type { Server } from '../../e2e/fixtures/server';
import { makeCertificate } from '../../e2e/fixtures/certificate';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';

const HEADINGS: Record<string, string> = {
  '/roles': 'Role & Permission Management',
  '/invitations': 'Invitation Management',
  '/dashboard': 'Dashboard',
};
const BUILDS = { federated: 'packages/shell/dist', 'one bundle': 'packages/shell/dist-mono' } as const;
type Build = keyof typeof BUILDS;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    runs: { type: 'string', default: '13' },
    paths: { type: 'string', default: '/roles,/invitations,/dashboard' },
  },
});
const runs = Number(values.runs);
const paths = values.paths.split(',');

const scratch = mkdtempSync(path.join(tmpdir(), 'slotwise-bench-tls-'));
const certificate = await makeCertificate(scratch);
const browser = await launch(certificate.spki);
const running: Server[] = [];
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i < 3 ? String(cell).padEnd(13) : String(cell).padStart(11))).join(' '));

console.log(
  `Throttled to ${NETWORK.latencyMs} ms and ${NETWORK.downMbit} Mbit/s; medians of ${runs} alternating runs.`,
);
row('protocol', 'route', 'build', 'ms', 'ratio', 'spread', 'requests', 'kB');
try {
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
    const tls = protocol === 'HTTP/2' ? certificate.env : undefined;
    const servers: Record<Build, Server> = {
      federated: await serve(BUILDS.federated, tls),
      'one bundle': await serve(BUILDS['one bundle'], tls),
    };
    running.push(...Object.values(servers));
    for (const route of paths) {
      const samples: Record<Build, Sample[]> = { federated: [], 'one bundle': [] };
      for (let run = -1; run < runs; run += 1) {
        for (const build of Object.keys(BUILDS) as Build[]) {
          const { url } = servers[build];
          const heading = HEADINGS[route];
          if (!heading) throw new Error(`no heading is known for ${route}`);
          const sample = await coldLoad(browser, { url, path: route, heading, tokens: await tokensOf(url) });
          // The first round warms the server's caches of compressed files.
          if (run >= 0) samples[build].push(sample);
        }
      }
      const peer = median(samples['one bundle'].map(({ ms }) => ms));
      for (const build of Object.keys(BUILDS) as Build[]) {
        const times = samples[build].map(({ ms }) => ms);
        const ms = median(times);
        row(
          protocol,
          route,
          build,
          ms.toFixed(0),
          (ms / peer).toFixed(2),
          `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
          median(samples[build].map(({ requests }) => requests)),
          (median(samples[build].map(({ bytes }) => bytes)) / 1024).toFixed(0),
        );
      }
    }
  }
} finally {
  await browser.close();
  for (const server of running) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
