import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, expectClean, ROOM_RULES } from '../fixtures/expect-clean';
import { drawPart, partAddress, partFiles, type PartLook } from '../fixtures/parts-page';
import { test } from '../fixtures/parts-test';

interface Look extends PartLook {
  /** Rules whose result this look can change. The first is asked everything. */
  only?: readonly string[];
}

/** It comes first, and is asked everything. */
const FIRST = 'light, on a small phone';
const FOCUSED: Look = { theme: 'dark', locale: 'en', density: 'compact', width: 1280 };
const LOOKS: Readonly<Record<string, Look>> = {
  [FIRST]: { theme: 'light', locale: 'en', density: 'comfortable', width: 320 },
  'dark, compact': {
    ...FOCUSED,
    only: [...COLOUR_RULES, ...ROOM_RULES],
  },
  'high contrast': {
    ...{ theme: 'high-contrast', locale: 'en', density: 'comfortable', width: 1280 },
    only: COLOUR_RULES,
  },
  'with long words': {
    ...{ theme: 'light', locale: 'en-XA', density: 'comfortable', width: 480 },
    only: ROOM_RULES,
  },
  'from right to left': {
    ...{ theme: 'light', locale: 'en-XB', density: 'comfortable', width: 768 },
    only: ROOM_RULES,
  },
};

/** Toasts stand beside the landmarks, in the shell as well: they are announced, and a list by themselves. The page of the parts
 * scrolls where all states of one are high, and in a skeleton nothing takes the focus. */
const excusedIn = (id: string) => [
  ...(id === 'feedback/notices' ? ['region'] : []),
  ...(id.endsWith('-skeleton') ? ['scrollable-region-focusable'] : []),
];

/** Faults of what is open, in each look: it changes in place, as it does for people. */
async function faultsOfLooks(page: Page, id: string, state?: string): Promise<string[]> {
  const excused = excusedIn(id);
  const rules = Object.fromEntries(excused.map((rule) => [rule, { enabled: false }]));
  const faults: string[] = [];
  for (const [name, look] of Object.entries(LOOKS)) {
    await page.setViewportSize({ width: look.width, height: 800 });
    await page.emulateMedia({
      colorScheme: look.theme === 'light' ? 'light' : 'dark',
      contrast: look.theme === 'high-contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    await drawPart(page, id, look, state);
    const only = look.only?.filter((rule) => !excused.includes(rule));
    const where = [id, state, name].filter(Boolean).join(', ');
    const fault = await expectClean(page, where, { rules, only }).catch((error: Error) => error);
    if (fault) faults.push(fault.message);
  }
  return faults;
}

for (const id of partFiles()) {
  test(`${id}: clean in every look, and what can be clicked is reached by the keyboard`, async ({ page, url }) => {
    // All states and looks are looked at before any is told: one with a fault does not hide the next one.
    const faults: string[] = [];
    const visit = async (state?: string) => {
      faults.push(...(await faultsOfLooks(page, id, state)));
      await page.setViewportSize({ width: FOCUSED.width, height: 800 });
      await drawPart(page, id, FOCUSED, state);
      faults.push(...(await unreached(page)).map((fault) => `${state ?? id}: ${fault}`));
    };
    const open = (state?: string) => page.goto(partAddress(url, id, LOOKS[FIRST]!, state));
    await page.setViewportSize({ width: LOOKS[FIRST]!.width, height: 800 });
    await open();
    const main = page.locator('[data-part]');
    const names = JSON.parse((await main.getAttribute('data-states')) ?? '[]') as string[];
    expect(names.length, `states of ${id}`).toBeGreaterThan(0);
    if ((await main.getAttribute('data-covers')) === null) await visit();
    else {
      // A layer over a page hides the rest of it from assistive technology: each of these begins anew.
      for (const state of names) {
        await open(state);
        await visit(state);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the page shows each part that has states', async ({ page, url }) => {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-parts', partFiles().join(' '));
});

/**
 * Tabs through the page. An element that Tab passes over must be part of a group that arrows move in (a roving tab
 * stop), and a focused one must look otherwise than without the focus.
 */
async function unreached(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await tabThrough(page, faults);
  let missed = await missedBy(page);
  if (missed.length > 0) {
    // A control whose code comes when it is reached for is another element from then on: it is there in the second round.
    await tabThrough(page, faults);
    missed = await missedBy(page);
  }
  return [...faults, ...missed.map((name) => `not reached: ${name}`)];
}

/** Tabs once through the page, and marks each element that gets the focus. */
async function tabThrough(page: Page, faults: Set<string>): Promise<void> {
  const stops = new Set<string>();
  let hasLeft = false;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur?.());
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const target = element as HTMLElement;
      const { dataset } = document.documentElement;
      // Counted on, not what is there: an element that is gone must not lend its number to the next one.
      if (target.dataset.stop === undefined)
        target.dataset.stop = dataset.stops = String(Number(dataset.stops ?? 0) + 1);
      const marked = [target, target.parentElement].some((one) => {
        if (!one) return false;
        return [undefined, '::after', '::before'].some((pseudo) => {
          const style = getComputedStyle(one, pseudo);
          const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
          // Fluent marks a link by a second line under its text.
          const underlined = style.textDecorationStyle === 'double';
          return outlined || underlined || style.boxShadow !== 'none' || style.transform === 'matrix(1, 0, 0, 1, 0, 0)';
        });
      });
      const isSentinel = target.hasAttribute('data-tabster-dummy');
      return {
        id: target.dataset.stop,
        name: `${target.tagName} ${target.textContent}`.slice(0, 60),
        marked,
        isSentinel,
      };
    });
    // Behind the last stop the focus leaves the page. A round that began in its middle goes on at its top.
    if (stop === null && !hasLeft) {
      hasLeft = true;
      continue;
    }
    if (stop === null || stops.has(stop.id)) break;
    stops.add(stop.id);
    if (!stop.marked && !stop.isSentinel) faults.add(`no mark of the focus: ${stop.name}`);
  }
}

/** The controls that can be clicked and never had the focus. */
const missedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
      .filter((one) => one.checkVisibility() && one.dataset.stop === undefined)
      .filter(
        (one) =>
          !one.matches(':disabled, [aria-hidden="true"], [data-page-title]') && !one.closest('[aria-hidden="true"]'),
      )
      .filter(
        (one) =>
          !one.closest(
            '[role="radiogroup"], [role="tablist"], [role="toolbar"], [role="menu"], [role="grid"], [role="listbox"], [data-arrow-keys]',
          ),
      )
      .filter((one) => !one.hasAttribute('data-tabster-dummy'))
      // The cross in a search box is for the pointer: Escape empties the box as well.
      .filter((one) => !(one.matches('[tabindex="-1"]') && one.closest('.fui-SearchBox')))
      // A dialog takes the focus by script when it opens: that it can hold it makes it no control.
      .filter((one) => !one.matches('[role="dialog"], [role="alertdialog"]'))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 60)),
  );
