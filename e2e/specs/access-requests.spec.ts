import { actingAs } from '../fixtures/acting';
import { colleague } from '../fixtures/colleague';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

interface RoleAnswer {
  myRoles: { name: string; permissions: { id: string }[] }[];
}

test('who may not open a screen asks for it, the owner grants it, and the screen opens by itself', async ({
  newCompany,
  browserOf,
  server,
  request,
}) => {
  const { page, person: ownerPerson } = await newCompany();
  const owner = await actingAs(request, server.url, ownerPerson);
  // A role like a member's, and the permission besides: the one that changes least.
  const { myRoles } = await owner<RoleAnswer>('GET', '/mycompany/roles');
  const member = myRoles.find(({ name }) => name === 'Member')?.permissions ?? [];
  await owner('POST', '/role', { name: 'Recruiter', permissions: [...member, { id: 'view_invitations' }] });
  const asker = await browserOf(await colleague(request, server.url, owner));
  const who = `${asker.person.firstName} ${asker.person.lastName}`;

  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  await asker.page.goto('/invitations');
  await new Frame(asker.page).expectLive();
  await asker.page.getByRole('button', { name: 'Ask for access' }).click();
  const dialog = asker.page.getByRole('dialog', { name: 'Ask for access' });
  await expect(dialog.getByText('Those who can give you “View invitations” are told, and decide.')).toBeVisible();
  await dialog.getByRole('textbox').fill('I bring the new people to their places.');
  await expectClean(asker.page, 'asking');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.page.getByText(/^You asked for access on/)).toBeVisible();
  await expect(asker.page.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();
  await expectClean(asker.page, 'waiting');

  // The owner, elsewhere, is told at once, and goes from there to the decision.
  await page.getByRole('button', { name: /^Notifications, 2 unread/ }).click();
  await page.getByRole('link', { name: new RegExp(`${who} asks for the permission “View invitations”`) }).click();
  const panel = page.getByRole('dialog', { name: 'Requests for permissions' });
  await expect(panel.getByText('I bring the new people to their places.')).toBeVisible();
  await expect(panel.getByRole('radio').first()).toBeChecked();
  await expect(panel.getByRole('radio', { name: /to the role Recruiter.*Nothing else changes/ })).toBeChecked();
  await expectClean(page, 'deciding');
  await panel.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(panel.getByText(/^Granted by Ada Nyberg/)).toBeVisible();

  // Without a reload, and with its item in the address that was asked for.
  await expect(asker.page.getByRole('button', { name: /Ask for access|Withdraw/ })).toHaveCount(0);
  await expect(asker.page.getByRole('searchbox')).toBeVisible();
  await expect(new Frame(asker.page).heading('Invitation Management')).toBeVisible();
  expect(new URL(asker.page.url()).pathname).toBe('/invitations');
});

test('a no is said with its reason, what is asked can be withdrawn, and of two who decide one is told', async ({
  newCompany,
  browserOf,
  server,
  request,
  guard,
}) => {
  const { page, person: ownerPerson } = await newCompany();
  const owner = await actingAs(request, server.url, ownerPerson);
  const asker = await browserOf(await colleague(request, server.url, owner), { viewport: { width: 320, height: 720 } });
  const who = `${asker.person.firstName} ${asker.person.lastName}`;
  const ask = async (name: string) => {
    await asker.page.getByRole('button', { name }).click();
    const dialog = asker.page.getByRole('dialog', { name: 'Ask for access' });
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(asker.page.getByText(/^You asked for access on/)).toBeVisible();
  };
  await asker.page.goto('/audit');
  await new Frame(asker.page).expectLive();
  await ask('Ask for access');
  await asker.page.getByRole('button', { name: 'Withdraw the request' }).click();
  await ask('Ask for access');

  // By its button, and by keyboard alone.
  await page.goto('/roles');
  await new Frame(page).expectLive();
  await page.getByRole('button', { name: 'Requests for permissions' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Requests for permissions' });
  await panel.getByRole('button', { name: new RegExp(`${who} asks for “View the audit trail”`) }).press('Enter');
  await panel.getByRole('button', { name: 'Decline…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Decline the request' });
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await page.keyboard.type('The night shift looks after that.');
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(panel.getByText(/^Declined by Ada Nyberg/)).toBeVisible();
  await expect(asker.page.getByText('The night shift looks after that.')).toBeVisible();
  await expectClean(asker.page, 'declined, at 320 px');

  // Asked again; while the owner looks at it, the decision is made in another browser.
  await ask('Ask again');
  await panel.getByRole('button', { name: 'All open requests' }).click();
  await panel.getByRole('button', { name: new RegExp(`${who} asks for`) }).click();
  await page.getByRole('button', { name: 'Decline…' }).click();
  await dialog.getByRole('textbox').fill('No.');
  const id = new URL(page.url()).searchParams.get('request');
  await owner('POST', '/access-request/decline', { request_id: id, reason: 'Not this week.' });
  await expect(asker.page.getByText('Not this week.')).toBeVisible();
  guard.allow(/409 \(Conflict\)/);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('This was decided or withdrawn before.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText('Not this week.')).toBeVisible();
});
