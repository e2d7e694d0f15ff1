import type { Page } from '@playwright/test';

/** The global search, which Ctrl and K open. */
export class Search {
  constructor(readonly page: Page) {}

  get box() {
    return this.page.getByRole('combobox', { name: 'Search' });
  }

  async open() {
    await this.page.keyboard.press('Control+k');
    await this.box.waitFor();
  }

  /** Opens the first result by the keyboard alone. */
  async openFirst() {
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** A result, within its group. */
  option(group: string, text: string | RegExp) {
    return this.page.getByRole('group', { name: group, exact: true }).getByRole('option').filter({ hasText: text });
  }
}
