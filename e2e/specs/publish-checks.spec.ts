import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { browserOptions } from '../fixtures/browser';
import { hasNamelessButton, KeptBuilds } from '../fixtures/kept-builds';
import { openSession } from '../fixtures/people';
import { expect, test as base } from '../fixtures/test';
import { startServer } from '../fixtures/server';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A publish waits for it: on an idle machine a few seconds. */
const CHECK_MS = 15_000;
/** Factor by which a machine that others use may be slower. */
const PATIENCE = Number(process.env.CHECK_PATIENCE ?? 4);

const test = base.extend<{ kept: KeptBuilds }>({
  kept: async ({}, use) => {
    const kept = new KeptBuilds();
    await use(kept);
    kept.remove();
  },
});

const { executablePath = '' } = browserOptions() as { executablePath?: string };
const remote = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const all = { ...process.env, ...(executablePath && { CHROMIUM_PATH: executablePath }), ...env };
    execFile(process.execPath, ['scripts/run.mjs', 'remote', ...args], { cwd: ROOT, env: all }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });

test('a publish is checked in a browser: a nameless button is refused by rule and element, clean screens are served', async ({
  kept,
  request,
}) => {
  const email = 'owner@harborline.example';
  const server = await startServer({ REMOTES_DIR: '', DEPLOYMENT_ADMINS: email });
  try {
    const tokens = await openSession(request, server.url, { email, password: 'slotwise-demo' });
    const env = { SLOTWISE_DEPLOY_KEY: tokens.access_token, SLOTWISE_SERVER: server.url };
    const publish = (folder: string) => remote(['publish', 'roles', '--dist', folder], env);
    const served = async () => {
      const answer = await request.get(`${server.url}/api/remotes/registry`);
      const { remotes } = (await answer.json()) as { remotes: { version: string }[] };
      return remotes.map(({ version }) => version);
    };

    const started = Date.now();
    const clean = await publish(kept.keepRemote('roles', '1.1.0'));
    expect(clean.out).toContain('roles: 1.1.0 for everybody');
    expect(clean.code).toBe(0);
    expect(Date.now() - started).toBeLessThan(CHECK_MS * PATIENCE);

    const nameless = await publish(kept.keepRemote('roles', '1.2.0', hasNamelessButton));
    expect(nameless.out).toContain('roles 1.2.0 is not published:');
    expect(nameless.out).toMatch(/accessibility: button-name at \/roles: .*class="nameless".*discernible text/);
    expect(nameless.code).toBe(1);
    expect(await served()).toEqual(['1.1.0']);

    const blind = await remote(['check', 'roles', '--dist', path.join(kept.dir, 'roles/1.1.0')], {
      CHROMIUM_PATH: '/nowhere/chromium',
    });
    expect(blind.out).toContain('Remotes are checked in a browser, and there is none');
    expect(blind.out).toContain('apt-get install chromium');
  } finally {
    await server.stop();
  }
});

test('the remotes as they are keep the contract, and axe finds nothing on their screens', async () => {
  const { code, out } = await remote(['check', '--built']);
  expect(out).not.toContain('✗');
  const remotes = readdirSync(path.join(ROOT, 'packages')).filter((name) => name.endsWith('-remote'));
  expect(out.match(/■/g)).toHaveLength(remotes.length);
  expect(code).toBe(0);
});
