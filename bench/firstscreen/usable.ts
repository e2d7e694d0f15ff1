import type { Page } from 'playwright';

/** Calls back in the frame in which the heading of the page that is opened next is painted. */
export async function onUsable(page: Page, heading: string, painted: () => void): Promise<void> {
  await page.exposeFunction('slotwiseUsable', painted);
  await page.addInitScript((title) => {
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll('main h1')].some((h1) => h1.textContent?.includes(title))) return;
      watch.disconnect();
      requestAnimationFrame(() => (globalThis as unknown as { slotwiseUsable(): void }).slotwiseUsable());
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  }, heading);
}
