import { callerOf, codeOf, type CodeInPage } from './code-in-page';
import { drawnBy, placeAround } from './drawn-by';
import type { ForeignSheet, MakerOf } from './style-check';

type Page = Window & typeof globalThis;

/** The builds whose code made a constructed sheet, or put an element with one into the page's head. */
const makers = new WeakMap<object, CodeInPage>();
export const noteMaker = (made: object, code: CodeInPage): void => void makers.set(made, code);

/** Makes sheets known by whose code made them. */
function watchMakers(page: Page): MakerOf {
  const Sheet = page.CSSStyleSheet as typeof CSSStyleSheet | undefined;
  if (Sheet) {
    const construct = (target: typeof Sheet, args: unknown[], newTarget: () => unknown) => {
      const made = Reflect.construct(target, args, newTarget) as CSSStyleSheet;
      const caller = callerOf(construct);
      if (caller) noteMaker(made, caller);
      return made;
    };
    page.CSSStyleSheet = new Proxy(Sheet, { construct });
    Sheet.prototype.constructor = page.CSSStyleSheet;
  }
  return (sheet) => {
    const { ownerNode } = sheet;
    // Those of the components are everybody's.
    if (ownerNode instanceof page.Element && ownerNode.hasAttribute('data-make-styles-bucket')) return undefined;
    if (!ownerNode) return makers.get(sheet);
    const known = makers.get(ownerNode);
    if (known || !(ownerNode instanceof Element)) return known;
    const remote = drawnBy(ownerNode) ?? placeAround(ownerNode)?.getAttribute('data-remote');
    return remote ? codeOf(remote) : undefined;
  };
}

/**
 * Gives a function that has style sheets of remotes taken out which change elements of the shell. What looks at their rules is
 * fetched with the first sheet of a remote: most pages have none.
 */
export function guardStyles(page: Page, onForeign: (sheet: ForeignSheet) => void): () => void {
  const { document } = page;
  const makerOf = watchMakers(page);
  let check: (() => void) | undefined;
  let isAwaited = false;
  return () => {
    if (check) return check();
    const sheets = [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])];
    if (isAwaited || !sheets.some(makerOf)) return undefined;
    isAwaited = true;
    import(/* webpackChunkName: "style-check" */ './style-check').then(
      ({ styleCheck }) => {
        check = styleCheck(page, makerOf, onForeign);
        check();
      },
      (error: unknown) => {
        isAwaited = false;
        console.warn('Style sheets of remotes could not be looked at; it is tried again.', error);
      },
    );
    return undefined;
  };
}
