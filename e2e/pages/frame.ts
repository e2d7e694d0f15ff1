import { expect, type Page } from '@playwright/test';

/** Surroundings of every screen: bars, menus, navigation. */
export class Frame {
  constructor(readonly page: Page) {}

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** The link of a navigation item, in the bar that shows it at this width. */
  item(name: string) {
    return this.page.getByRole('navigation').getByRole('link', { name, exact: true });
  }

  async go(name: string) {
    await this.item(name).first().click();
  }

  async openProfileMenu() {
    // Settings have a button of their sections, which names the one that is read: "Section: Profile".
    await this.page.getByRole('button', { name: /^profile of/i }).click();
  }

  async logOut() {
    await this.openProfileMenu();
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click();
  }

  async expectLive() {
    await expect(
      this.page.getByText('Live', { exact: true }).or(this.page.getByLabel(/^live/i)).first(),
    ).toBeAttached();
  }
}
