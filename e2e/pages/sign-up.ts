import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/people';

/** The sign-up wizard (`/register`). */
export class SignUpPage {
  constructor(readonly page: Page) {}

  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Sign Up' });
  }

  async open() {
    await this.page.goto('/register');
  }

  async giveEmail(email: string) {
    await this.email.fill(email);
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  async fillProfile(person: Person, tenant: { company: string } | { wms: string }) {
    if ('company' in tenant) {
      await this.page.getByRole('tab', { name: 'Company' }).click();
      await this.page.getByLabel('Company Name').fill(tenant.company);
    } else {
      await this.page.getByLabel('WMS Name').fill(tenant.wms);
    }
    await this.page.getByLabel('First Name').fill(person.firstName);
    await this.page.getByLabel('Last Name').fill(person.lastName);
    await this.page.getByLabel('Password', { exact: true }).fill(person.password);
  }
}
