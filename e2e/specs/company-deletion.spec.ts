import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { tried } from '../fixtures/soaked';
import { expect, test } from '../fixtures/test';
import type { APIRequestContext } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { newPerson, type Person } from '../fixtures/people';
import { Frame } from '../pages/frame';

/** A colleague with the least role. */
async function join(request: APIRequestContext, url: string, owner: Person): Promise<Person> {
  const act = await actingAs(request, url, owner);
  const person = newPerson();
  await act('POST', '/invitation', { invitation_type: 'join_company', email: person.email });
  const mailbox = await request.get(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const { mails } = (await mailbox.json()) as { mails: { to: string; text: string }[] };
  const token = /[?&]token=([\w-]+)/.exec(mails.find(({ to }) => to === person.email)?.text ?? '')?.[1];
  const { email, password, firstName, lastName } = person;
  const data = { token, email, password, first_name: firstName, last_name: lastName };
  const joined = await request.post(`${url}/api/invitation/register`, { data });
  if (!joined.ok()) throw new Error(`joining answered ${joined.status()}: ${await joined.text()}`);
  return person;
}

for (const width of tried([320, 1280], 320)) {
  test(`the deletion of a company is asked for by keyboard at ${width} px, seen by a colleague at once, and taken back`, async ({
    newCompany,
    browserOf,
    request,
    server,
    guard,
  }) => {
    guard.allow(/401 \(Unauthorized\) .*\/api\/mycompany\/deletion/);
    const owner = await newCompany('Harbour Goods', { viewport: { width, height: 800 } });
    const { page } = owner;
    const { page: other } = await browserOf(await join(request, server.url, owner.person), {
      viewport: { width, height: 800 },
    });
    await other.goto('/dashboard');
    await new Frame(other).expectLive();
    const notice = /This company will be deleted on .*Ada Nyberg .* asked for it.*whoever may manage the company/s;
    await expect(other.getByText(notice)).toHaveCount(0);

    await page.goto('/settings');
    await new Frame(page).expectLive();
    await expect(page.getByRole('button', { name: 'Delete company' })).toBeVisible();
    await tabTo(page, 'Delete company');
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Type “Harbour Goods” to confirm' });
    await expect(name).toBeFocused();
    await expectClean(page, `asking for the deletion at ${width} px`);
    await page.keyboard.type('Harbour');
    await page.keyboard.press('Enter');
    await expect(page.getByText("This is not the company's name")).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.type(' Goods');
    await tabTo(page, 'Your password');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(owner.person.password);
    await page.keyboard.press('Enter');
    const inSettings = page.getByRole('group', { name: /Harbour Goods will be deleted on/ });
    await expect(inSettings).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar.getByText(/This company will be deleted on .*You can take it back until then/s)).toBeVisible();
    await expectClean(page, `a company that is going to be deleted at ${width} px`);

    // People who go by keyboard are still there.
    await page.keyboard.press('Tab');
    await expect(inSettings.getByRole('button', { name: 'Take back' })).toBeFocused();
    // The colleague did nothing, and may do nothing about it.
    await expect(other.getByText(notice)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expectClean(other, `the notice of a colleague at ${width} px`);

    // From the bar, which is on every page.
    await page.goto('/dashboard');
    await expect(bar.getByText(/This company will be deleted on/)).toBeVisible();
    await tabTo(page, 'Take back');
    await page.keyboard.press('Enter');
    await expect(bar.getByText(/will be deleted on/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByText(notice)).toHaveCount(0);
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Delete company' })).toBeVisible();
  });
}
