import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { InvitationsPage } from '../pages/invitations';
import { LoginPage } from '../pages/login';
import { Mailbox } from '../pages/mailbox';

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('removed from one company, invited by another: logs in, accepts, and is there with the role', async ({
  newCompany,
  visitor: page,
  browserOf,
  server,
  request,
}) => {
  const former = await newCompany('Former Goods');
  const next = await newCompany('Next Goods');
  const actFormer = await actingAs(request, server.url, former.person);
  const actNext = await actingAs(request, server.url, next.person);
  const mailbox = new Mailbox(page);

  const mover = newPerson();
  await actFormer('POST', '/invitation', { invitation_type: 'join_company', email: mover.email });
  await request.post(`${server.url}/api/invitation/register`, {
    data: {
      token: tokenOf(await mailbox.linkTo(mover.email, '/register')),
      email: mover.email,
      first_name: mover.firstName,
      last_name: mover.lastName,
      password: mover.password,
    },
  });
  const { me } = await (await actingAs(request, server.url, mover))<{ me: { id: string } }>('GET', '/me');
  await actFormer('DELETE', '/user', { user_id: me.id });

  const { myRoles } = await actNext<{ myRoles: { id: string; name: string }[] }>('GET', '/mycompany/roles');
  const manager = myRoles.find(({ name }) => name === 'Manager');
  const invitations = new InvitationsPage(next.page);
  await invitations.open();
  await new Frame(next.page).expectLive();
  const { invitation } = await actNext<{ invitation: { id: string } }>('POST', '/invitation', {
    invitation_type: 'join_company',
    email: mover.email,
    role_id: manager?.id,
  });
  await expect(invitations.row(mover.email)).toContainText('Pending');
  const { link } = await actNext<{ link: string }>('POST', '/invitation/link', { invitation_id: invitation.id });

  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(link);
  await expect(page.getByText('Complete your information to join')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const login = new LoginPage(page);
  await expect(login.email).toHaveValue(mover.email);
  await login.password.fill(mover.password);
  await login.submit.click();
  await expect(new Frame(page).heading('Accept invitation')).toBeVisible();
  await expect(page.getByText('Next Goods')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await expectClean(page, 'the invitation of an account');
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(invitations.row(mover.email)).toContainText('Accepted');

  // The bell tells the inviter, in every browser of theirs, and they read it once.
  const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  const elsewhere = await browserOf(next.person);
  await elsewhere.page.goto('/dashboard?tab=notifications');
  await new Frame(elsewhere.page).expectLive();
  const who = `${mover.firstName} ${mover.lastName}`;
  await expect(elsewhere.page.getByRole('main').getByText(`${who} accepted your invitation`)).toBeVisible();
  await expect(bell(elsewhere.page, 'Notifications, 1 unread')).toBeVisible();
  await bell(next.page, 'Notifications, 1 unread').focus();
  await next.page.keyboard.press('Enter');
  const told = next.page.getByRole('link', { name: new RegExp(`${who} accepted your invitation`) });
  await expect(told).toBeVisible();
  await expectClean(next.page, 'the newest notifications');
  await told.press('Enter');
  await expect(next.page).toHaveURL(new RegExp(`/invitations[?]invitation=${invitation.id}`));
  await expect(bell(next.page, 'Notifications')).toBeVisible();
  await expect(bell(elsewhere.page, 'Notifications')).toBeVisible({ timeout: 3_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByRole('button', { name: /Next Goods/ })).toBeVisible();
  const act = await actingAs(request, server.url, mover);
  expect((await act<{ me: { roleID: string } }>('GET', '/me')).me.roleID).toBe(manager?.id);

  // The used link, opened once more by the account, which now belongs somewhere.
  await page.goto(link);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('with an account that belongs somewhere: sent to the dashboard, told why, and nothing is used up', async ({
  newCompany,
  server,
  request,
}) => {
  const [oneCompany, otherCompany] = [await newCompany('Here Goods'), await newCompany('There Goods')];
  const act = await actingAs(request, server.url, otherCompany.person);
  const other = newPerson();
  const body = { invitation_type: 'join_company', email: other.email };
  const { invitation } = await act<{ invitation: { id: string } }>('POST', '/invitation', body);
  const { link } = await act<{ link: string }>('POST', '/invitation/link', { invitation_id: invitation.id });
  const { page } = oneCompany;
  await page.goto(link);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('The invitation was not used', { exact: true })).toBeVisible();

  await new Frame(page).logOut();
  await page.goto(link);
  await expect(page.getByText('Complete your information to join')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await page.reload();
  await expect(page.getByText('Complete your information to join')).toBeVisible();
  await page.getByLabel('First Name').fill(other.firstName);
  await page.getByLabel('Last Name').fill(other.lastName);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /There Goods/ })).toBeVisible();
});

test('declined by the invitee: the inviter sees it live, and the link is dead', async ({
  newCompany,
  visitor: page,
  server,
  request,
  guard,
}) => {
  guard.allow(/status of 422/);
  const inviter = await newCompany('Declined Goods');
  const act = await actingAs(request, server.url, inviter.person);
  const { email } = newPerson();
  const invitations = new InvitationsPage(inviter.page);
  await invitations.open();
  await new Frame(inviter.page).expectLive();
  const { invitation } = await act<{ invitation: { id: string } }>('POST', '/invitation', {
    invitation_type: 'join_company',
    email,
  });
  const { link } = await act<{ link: string }>('POST', '/invitation/link', { invitation_id: invitation.id });

  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(page.getByText('Declined Goods will see that you declined')).toBeVisible();
  await expectClean(page, 'declining an invitation');
  await page.getByRole('button', { name: 'Decline Invitation', exact: true }).click();
  await expect(new Frame(page).heading('Invitation declined')).toBeVisible();
  await expect(invitations.row(email)).toContainText('Rejected');
  await page.goto(link);
  await expect(page.getByText('Invalid or expired invitation token')).toBeVisible();
});
