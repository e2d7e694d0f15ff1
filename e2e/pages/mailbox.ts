import type { Page } from '@playwright/test';

/** The development mailbox: mails, newest first. */
export class Mailbox {
  constructor(readonly page: Page) {}

  /** The link in the newest mail to an address whose subject fits. Waits until it has been sent. */
  async linkTo(address: string, part: string): Promise<string> {
    const deadline = Date.now() + 10_000;
    while (Date.now() < deadline) {
      const answer = await this.page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
      const found = mails.find((mail) => mail.to.includes(address) && mail.text.includes(part));
      const link = found?.text.split(/\s/).find((word) => word.startsWith('http') && word.includes(part));
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail with a link to ${part} reached ${address}`);
  }
}
