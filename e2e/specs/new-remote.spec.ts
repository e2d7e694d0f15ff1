import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { NewRemote } from '../fixtures/new-remote';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { ADMINISTRATOR, publishBuild, remoteCommand } from '../fixtures/publish';
import { startServer, type Server } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = 'src/features/pick-waves/pick-waves-page.tsx';
/** Two cores that others use as well: alone, a file is drawn anew in two seconds. */
const SLOW = { timeout: 120_000 };

const test = base.extend<{ remote: NewRemote }, { product: Server; workspace: NewRemote }>({
  product: [
    async ({}, use) => {
      const product = await startServer({ DEPLOYMENT_ADMINS: ADMINISTRATOR.email });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  workspace: [
    async ({}, use) => {
      const workspace = new NewRemote('pick-waves');
      await use(workspace);
      workspace.remove();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  remote: [
    async ({ workspace }, use) => {
      await workspace.make();
      await use(workspace);
    },
    { timeout: 200_000 },
  ],
});

test('every command of the guide exists', async ({ remote }) => {
  const listed = await remote.call('suite/guide', 'console.log(JSON.stringify(m.commandsOfGuide()))');
  const commands = JSON.parse(listed) as string[];
  expect(commands.length).toBeGreaterThan(8);
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const made = JSON.parse(readFileSync(path.join(remote.folder, 'package.json'), 'utf8')) as {
    name: string;
    scripts: object;
  };
  const usage = await remote.script('remote').catch((error: Error) => error.message);
  for (const command of commands) {
    const [, npm, , sub] = /^(?:\w+=\S+ )?npm (?:run )?([\w:]+)( -- (\w+))?/.exec(command) ?? [];
    const [, filter, script] = /^npx pnpm --filter (\S+) (\w+)$/.exec(command) ?? [];
    if (npm) expect(scripts, command).toHaveProperty([npm]);
    else if (filter)
      expect([made.name, made.scripts], command).toEqual([
        filter,
        expect.objectContaining({ [script!]: expect.any(String) }),
      ]);
    else expect(command).toMatch(/^npx jest --selectProjects pick-waves-remote$|^export SLOTWISE_DEPLOY_KEY=/);
    if (npm === 'remote') expect(usage, command).toMatch(new RegExp(`^  ${sub} `, 'm'));
  }
});

test('what the guide makes of it is published, seen, given to some and to everybody, and taken back', async ({
  remote,
  product,
  browser,
  request,
  guard,
}) => {
  await remote.call('suite/guide', `m.applyGuide(${JSON.stringify(remote.folder)})`);
  await remote.build();
  const tokens = await openSession(request, product.url, ADMINISTRATOR);
  const answer = await request.post(`${product.url}/api/remotes/keys`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    data: { remote: 'pick-waves', name: 'My machine' },
  });
  const { secret } = (await answer.json()) as { secret: string };
  const command = (name: string, ...args: string[]) => remoteCommand(product.url, secret, name, 'pick-waves', ...args);
  const publish = (...args: string[]) => command('publish', '--dist', remote.dist, ...args);
  expect(await publish()).toContain(`Look at it: ${product.url}/pick-waves`);

  const context = await signedIn(browser, product.url, tokens);
  guard.watch(context);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await new Frame(page).go('Pick waves');
  await expect(new Frame(page).heading('Pick waves')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'People' })).toContainText('Helen Marsh');
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await expectClean(page, 'the new remote');
  await page.getByRole('button', { name: 'Find somebody' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  remote.edit('src/words/en.json', 'Find somebody', 'Find a colleague');
  await remote.build();
  await expect(publish()).rejects.toThrow(
    /pick-waves 1\.0\.0 was published already.*\n +npm run remote -- version pick-waves/,
  );
  expect(await remote.script('remote', 'version', 'pick-waves')).toContain('pick-waves is 1.1.0 now; it was 1.0.0.');
  await remote.build();
  expect(await publish('--canary', '10')).toContain('canary 1.1.0 for 10 %');
  expect(await command('list')).toContain('pick-waves: 1.0.0 for everybody');
  const expectShown = (label: string) =>
    expect(async () => {
      await page.goto('/pick-waves');
      await expect(page.getByRole('button', { name: label })).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 40_000 });
  expect(await command('promote')).toContain('pick-waves: 1.1.0 for everybody');
  await expectShown('Find a colleague');
  expect(await command('rollback')).toContain('pick-waves: 1.0.0 for everybody');
  await expectShown('Find somebody');
  expect(await publish('--channel', 'beta')).toContain('channel beta: 1.1.0');
  expect(await command('promote', '--channel', 'beta')).toContain('pick-waves: 1.1.0 for everybody');
  await context.close();
});

/** A server whose call publishes the remote's own event as well. @returns its entry */
async function serverWithEvent(remote: NewRemote): Promise<string> {
  const events = 'contract/src/warehouses/events.ts';
  remote.editPackage(
    events,
    `import {`,
    `import { Type } from 'typebox';\nimport { Id, strict } from '../wire/schema';\nimport {`,
  );
  remote.editPackage(events, `company: {`, `company: { PickWavesChanged: strict({ id: Id, title: Type.String() }),`);
  remote.editPackage(
    'api/src/modules/warehouses/create-warehouse.ts',
    `      events: [`,
    `      events: [
        {
          channel: \`company:\${tenantId}\`,
          event: 'PickWavesChanged',
          data: { id: warehouse.id, title: name },
          permission: 'view_warehouses',
        },`,
  );
  return remote.buildServer();
}

test('a remote shows an event of its own in a shell that was built before, also after people were elsewhere', async ({
  remote,
  browser,
  request,
  guard,
}) => {
  const assets = path.join(ROOT, 'packages/shell/dist/assets');
  const shell = readdirSync(assets).map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(shell.filter((code) => code.includes('PickWavesChanged'))).toEqual([]);
  await remote.build();
  const server = await startServer({ DEPLOYMENT_ADMINS: ADMINISTRATOR.email }, await serverWithEvent(remote));
  try {
    const { access_token } = await openSession(request, server.url, ADMINISTRATOR);
    await publishBuild(server.url, access_token, remote.dist);
    const person = newPerson();
    await register(request, server.url, person, { new_company_name: 'Wave Goods' });
    const context = await signedIn(browser, server.url, await openSession(request, server.url, person));
    guard.watch(context);
    const open = async () => {
      const page = await context.newPage();
      await page.goto('/pick-waves');
      await expect(page.getByRole('grid', { name: 'People' })).toContainText(person.lastName);
      await new Frame(page).expectLive();
      await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
      return page;
    };
    const [here, elsewhere] = [await open(), await open()];
    await new Frame(elsewhere).go('Dashboard');
    await expect(elsewhere.locator('[data-remote="pick-waves"]')).toHaveCount(0);

    const act = await actingAs(request, server.url, person);
    await act('POST', '/warehouse', { name: 'North' });
    await expect(here.getByRole('list', { name: 'Latest changes' })).toHaveText('North');

    await new Frame(elsewhere).go('Pick waves');
    await expect(elsewhere.getByRole('list', { name: 'Latest changes' })).toHaveText('North');
    expect(await elsewhere.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
    await context.close();
  } finally {
    await server.stop();
  }
});

test('a remote alone is drawn anew as it is saved: what was typed stays, and an error shows and heals', async ({
  remote,
  product,
  browser,
  request,
  guard,
}) => {
  remote.edit(PAGE, `import { PeopleList }`, `import { useState } from 'react';\nimport { PeopleList }`);
  remote.edit(PAGE, `  const ready =`, `  const [note, setNote] = useState('');\n  const ready =`);
  remote.edit(
    PAGE,
    `      {!ready`,
    `      <label>\n        First note <input value={note} onChange={(event) => setNote(event.target.value)} />\n      </label>\n      {!ready`,
  );
  test.setTimeout(900_000);
  const dev = await remote.serve(product.url);
  try {
    expect(dev.output()).toContain(`Open ${dev.url}`);
    const context = await signedIn(browser, dev.url, await openSession(request, product.url, ADMINISTRATOR));
    guard.watch(context);
    const page = await context.newPage();
    await page.goto(dev.url);
    const noteOf = (name: string) => page.getByRole('textbox', { name });
    await noteOf('First note').fill('typed before', SLOW);
    await expect(page.getByRole('grid', { name: 'People' })).toContainText('Helen Marsh');
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
    const expectKept = async () => {
      expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
    };

    remote.edit(PAGE, 'First note', 'Second note');
    await expect(noteOf('Second note')).toHaveValue('typed before', SLOW);
    await expectKept();

    // The development server says so in the console too.
    guard.allow(/pick-waves-page|Module build failed|Syntax|HMR|webpack-dev-server/);
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    remote.edit(PAGE, 'return (', 'return ((');
    await expect(overlay).toBeVisible(SLOW);
    await expect(overlay.contentFrame().locator('body')).toContainText('pick-waves-page.tsx');
    remote.edit(PAGE, 'return ((', 'return (');
    remote.edit(PAGE, 'Second note', 'Third note');
    await expect(noteOf('Third note')).toHaveValue('typed before', SLOW);
    await expect(overlay).toHaveCount(0);
    await expectKept();
    await context.close();
  } finally {
    await dev.stop();
  }
});
