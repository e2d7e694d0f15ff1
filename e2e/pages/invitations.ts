import { expect, type Page } from '@playwright/test';

/** The page of invitations (`/invitations`) and its dialogs. */
export class InvitationsPage {
  constructor(readonly page: Page) {}

  async open(query = '') {
    await this.page.goto(`/invitations${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Invitation Management' })).toBeVisible();
  }

  row(text: string) {
    return this.page.getByRole('grid', { name: 'Invitations' }).getByRole('row').filter({ hasText: text });
  }

  async startInviting() {
    await this.page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Send Invitation' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async invite({ email, phone, type }: { email?: string; phone?: string; type?: string }) {
    const dialog = await this.startInviting();
    if (phone !== undefined) {
      await dialog.getByRole('tab', { name: 'Phone' }).click();
      await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
    } else {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email ?? '');
    }
    if (type !== undefined) await dialog.getByLabel('Invitation Type').selectOption({ label: type });
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog).toBeHidden();
  }

  async startBulk(text: string) {
    await this.page.getByRole('button', { name: 'Bulk invite' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Bulk invite' });
    await dialog.getByLabel('People').fill(text);
    return dialog;
  }

  async choose(invitee: string, item: string) {
    await this.page.getByRole('button', { name: `More about the invitation to ${invitee}` }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
