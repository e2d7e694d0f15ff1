import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PublishedRemotes, REMOTES } from '../fixtures/hostile';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { startServer, type Server } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

/** As many as a night of work: `DEPLOY_NAVIGATIONS=1000 DEPLOY_EVERY_MS=10000`. */
const NAVIGATIONS = Number(process.env.DEPLOY_NAVIGATIONS ?? 12);
const DEPLOY_EVERY_MS = Number(process.env.DEPLOY_EVERY_MS ?? 5000);
const PLACES = [
  ['Roles', 'Role & Permission Management', 'roles'],
  ['Dashboard', 'Dashboard', 'dashboard'],
  ['Invitations', 'Invitation Management', 'invitations'],
] as const;

declare global {
  var slotwiseTaken: Record<string, number> | undefined;
  /** Set once by the journey: gone if anything has reloaded the page. */
  var neverReloaded: boolean | undefined;
}

const test = base.extend<{ published: PublishedRemotes; shell: string; product: Server }>({
  published: async ({}, use) => {
    const published = new PublishedRemotes();
    await use(published);
    published.remove();
  },
  shell: async ({}, use) => {
    const shell = mkdtempSync(path.join(tmpdir(), 'slotwise-shell-'));
    cpSync(path.resolve(import.meta.dirname, '../../packages/shell/dist'), shell, { recursive: true });
    await use(shell);
    rmSync(shell, { recursive: true });
  },
  product: async ({ published, shell }, use) => {
    const product = await startServer({ REMOTES_DIR: published.dir, SHELL_DIR: shell });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});
test.setTimeout(300_000 + NAVIGATIONS * 2_000);

test('deployments that delete what they replace disturb nobody who works', async ({
  published,
  product,
  browser,
  request,
  guard,
}) => {
  const person = newPerson();
  await register(request, product.url, person, { new_company_name: 'Steady Goods' });
  const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
  guard.watch(context);
  // The browser's own lines for a build that is gone; the person sees the one that replaced it.
  guard.allow(/status of 404 .*\/remotes\//, /\/remotes\/.*integrity/, /integrity.*\/remotes\//);
  // And ours, when a screen is drawn between the end of its files and the next look for newer ones: it is replaced, not left.
  guard.allow(/was contained\. ChunkLoadError.*/s);
  const page = await context.newPage();
  const frame = new Frame(page);

  // A form that is open, and a part of the screen that was not loaded before its files were deleted.
  await page.goto('/roles');
  await page.evaluate(() => void (globalThis.neverReloaded = true));
  await expect(frame.heading('Role & Permission Management')).toBeVisible();
  await page.waitForTimeout(5_000);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const name = page.getByRole('dialog', { name: 'Create New Role' }).getByLabel('Name');
  await name.fill('Night shift');
  let number = 1;
  for (const id of REMOTES) published.redeploy(id, number);
  await page.waitForTimeout(2_000);
  await expect(name).toHaveValue('Night shift');
  await page.getByRole('button', { name: 'Create Role' }).click();
  await expect(page.getByRole('article', { name: 'Night shift' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Matrix View' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  let deployedAt = Date.now();
  // How often a page looks for newer builds goes by the clock, so how many times somebody must go somewhere depends on the machine.
  const newerTaken = () =>
    page.evaluate(
      (ids) => ids.every((id) => Number(globalThis.slotwiseTaken?.[id] ?? 0) > 1),
      PLACES.map(([, , id]) => id),
    );
  for (let went = 0; went < NAVIGATIONS || number <= 3 || !(await newerTaken()); went += 1) {
    if (Date.now() - deployedAt >= DEPLOY_EVERY_MS) {
      number += 1;
      for (const id of REMOTES) published.redeploy(id, number);
      deployedAt = Date.now();
    }
    const [item, heading] = PLACES[went % PLACES.length] ?? PLACES[0];
    await frame.go(item);
    await expect(frame.heading(heading)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  expect(await page.evaluate(() => globalThis.neverReloaded)).toBe(true);
  await context.close();
});

test('a deployment of the shell that deletes its files disturbs no page that is open', async ({
  shell,
  product,
  browser,
  request,
  guard,
}) => {
  const person = newPerson();
  await register(request, product.url, person, { new_company_name: 'Steady Goods' });
  const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
  guard.watch(context);
  const page = await context.newPage();
  const frame = new Frame(page);
  await page.goto('/dashboard');
  await page.evaluate(() => void (globalThis.neverReloaded = true));
  await expect(frame.heading('Dashboard')).toBeVisible();
  await page.waitForTimeout(6_000);
  rmSync(path.join(shell, 'assets'), { recursive: true });

  for (const [item, heading] of PLACES) {
    await frame.go(item);
    await expect(frame.heading(heading)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open Chat' }).click();
  await expect(page.getByRole('textbox').last()).toBeVisible();
  await page.getByRole('button', { name: 'Steady Goods' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.neverReloaded)).toBe(true);
  await context.close();
});
