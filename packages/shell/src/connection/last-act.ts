/** A call that a person asked for is made within this; what timers do later is nothing that they pressed. */
const ASKED_WITHIN_MS = 1000;
/** Longer names fill the line. */
const LONGEST = 80;

const words = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST) || undefined;

/** Name of a press in the words that the page has for it: the title of its dialog, else the name of what was pressed. */
function nameOf(pressed: Element): string | undefined {
  const control = pressed.closest('button, a, [role="button"], [role="menuitem"], [role="checkbox"], [role="switch"]');
  const title = control?.closest('[role="dialog"], [role="alertdialog"]')?.getAttribute('aria-labelledby');
  const titled = title ? pressed.ownerDocument.getElementById(title) : null;
  return words(titled?.textContent) ?? words(control?.getAttribute('aria-label')) ?? words(control?.textContent);
}

/** Remembers what a person has pressed last, as it was called then: once it is being done it says something else. */
export function watchActs(page: Pick<Document, 'addEventListener'>, signal: AbortSignal): () => string | undefined {
  let last: { name: string | undefined; at: number } | undefined;
  page.addEventListener(
    'click',
    ({ target }) => {
      last = { name: target instanceof Element ? nameOf(target) : undefined, at: Date.now() };
    },
    { capture: true, signal },
  );
  return () => (last && Date.now() - last.at < ASKED_WITHIN_MS ? last.name : undefined);
}
