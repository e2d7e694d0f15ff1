import type { Page } from '@playwright/test';

/** The login card (`/login`). */
export class LoginPage {
  constructor(readonly page: Page) {}

  get email() {
    return this.page.getByLabel(/^e-?mail/i);
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get submit() {
    return this.page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  }

  async open() {
    await this.page.goto('/login');
  }

  async logIn(email: string, password: string) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
