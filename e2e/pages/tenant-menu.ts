import type { Page } from '@playwright/test';

/** The company or WMS menu of the top bar. */
export class TenantMenu {
  constructor(readonly page: Page) {}

  async open(tenant: string | RegExp) {
    await this.page.getByRole('banner').getByRole('button', { name: tenant }).click();
  }

  async unfold(section: 'Warehouses' | 'Users' | 'Roles' | 'Invitations' | 'Companies') {
    await this.page.getByRole('button', { name: new RegExp(`^${section}`), expanded: false }).click();
  }

  row(section: string, text: string) {
    return this.page.getByRole('list', { name: section }).getByRole('listitem').filter({ hasText: text });
  }

  /** The role-management dialog, opened from the unfolded roles. */
  async openRoles() {
    await this.page.getByRole('button', { name: 'Manage roles' }).click();
    return this.page.getByRole('dialog', { name: 'Role management' });
  }
}
