import { useInsertionEffect } from 'react';

/** Where nothing of ours is to be printed alone, such as sheets of labels (`data-prints-alone`). */
const PAGE = 'html:not(:has([data-prints-alone]))';
const MAIN = `${PAGE} [data-slotwise-root]:has(main)`;

/**
 * A page on paper: its `main` and nothing around it, in the length that it has. Of what is pinned over a list `data-prints` stays, as
 * text; a part with `data-printed` is printed whole, one with `data-screen-only` not at all.
 */
const RULES = `@media print {
  @page { margin: 12mm; }
  ${PAGE}, ${PAGE} body, ${PAGE} body :has(main), ${MAIN} main, ${MAIN} main :has([data-printed]) {
    display: block !important; position: static !important; overflow: visible !important; contain: none !important;
    height: auto !important; min-height: 0 !important; max-height: none !important; isolation: auto !important;
    background: #fff !important;
  }
  ${PAGE} body > :not(:has([data-slotwise-root])), ${MAIN} :not(:has(main), main, main *),
  ${MAIN} main button:not([data-prints], [data-printed="table"] *), ${MAIN} main :is(nav, [role="tablist"], [data-screen-only]),
  ${MAIN} [data-prints] svg,
  ${MAIN} [data-pinned] > :not([data-prints]) { display: none !important; }
  ${MAIN} [data-pinned] { position: static !important; border: 0 !important; padding-inline: 0 !important; }
  ${MAIN} main header, ${MAIN} main :has([data-printed]) { padding-inline: 0 !important; }
  ${MAIN} button[data-prints] { border: 0 !important; padding-inline: 0 !important; }
  ${MAIN} [data-prints] bdi { max-width: none !important; white-space: normal !important; }
  ${MAIN} [data-printed="list"] > li { break-inside: avoid; }
  ${MAIN} [data-printed="table"] a { color: inherit !important; text-decoration: none !important; }
}`;

const installed = new WeakSet<Document>();

/** Has this document printed so from now on; at the first call. */
export function installPrintRules(page: Document = document): void {
  if (installed.has(page) || !('adoptedStyleSheets' in page)) return;
  installed.add(page);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  // Before others: sheets of labels say of themselves what paper they are.
  page.adoptedStyleSheets = [sheet, ...page.adoptedStyleSheets];
}

/** The same for a part that is printed. */
export const usePrintRules = (): void => useInsertionEffect(() => installPrintRules(), []);
