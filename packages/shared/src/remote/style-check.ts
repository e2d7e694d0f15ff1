import { placeAround } from './drawn-by';
import type { CodeInPage } from './code-in-page';

type Page = Window & typeof globalThis;

/** A style sheet of a remote that changed how elements of the shell look, and was taken out. */
export interface ForeignSheet {
  remote: Pick<CodeInPage, 'id' | 'version'>;
  /** In words, such as `* { … }`. */
  name: string;
}

/** The build of a remote that a sheet comes from, where one certainly does. */
export type MakerOf = (sheet: CSSStyleSheet) => CodeInPage | undefined;

/** As many rules of a sheet are looked at, as many elements of each. */
const RULES_MAX = 2000;
const ELEMENTS_MAX = 200;
/** A sheet whose rules seem the same is looked at again after so many looks: elements may have come that it means. */
const LOOK_AGAIN = 8;

/**
 * Gives a function that looks for style sheets of remotes which change elements of the shell on screen. One that does is
 * taken out. What is for paper alone stays, and so do sheets that only set variables.
 */
export function styleCheck({ document }: Page, makerOf: MakerOf, onForeign: (sheet: ForeignSheet) => void): () => void {
  const looked = new WeakMap<CSSStyleSheet, { length: number; first: unknown; looks: number }>();
  const root = document.getElementById('root');
  const isShells = (element: Element) =>
    element === document.documentElement ||
    element === document.body ||
    (root !== null && root.contains(element) && !placeAround(element));

  const foreignRule = (rules: CSSRuleList): string | undefined => {
    for (const rule of [...rules].slice(0, RULES_MAX)) {
      const { conditionText = '', cssRules, selectorText, style } = rule as Partial<CSSMediaRule & CSSStyleRule>;
      if (selectorText !== undefined && style) {
        if ([...style].every((name) => name.startsWith('--'))) continue;
        if ([...matches(document, selectorText)].slice(0, ELEMENTS_MAX).some(isShells)) return selectorText;
      } else if (cssRules && !isForPaper(conditionText)) {
        const found = foreignRule(cssRules);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  const isToBeSeen = (sheet: CSSStyleSheet, rules: CSSRuleList): boolean => {
    const known = looked.get(sheet);
    const isSame = known?.length === rules.length && known.first === rules[0];
    const looks = isSame ? known.looks + 1 : 0;
    looked.set(sheet, { length: rules.length, first: rules[0], looks });
    return looks % LOOK_AGAIN === 0;
  };
  const takeOut = (sheet: CSSStyleSheet) => {
    if (!sheet.ownerNode) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    // An element that React has drawn is taken away by React itself.
    sheet.disabled = true;
  };
  return () => {
    for (const sheet of [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])]) {
      if (sheet.disabled) continue;
      const remote = makerOf(sheet);
      const rules = remote && !isForPaper(sheet.media.mediaText) ? rulesOf(sheet) : null;
      if (!remote || !rules || !isToBeSeen(sheet, rules)) continue;
      const selector = foreignRule(rules);
      if (selector === undefined) continue;
      takeOut(sheet);
      onForeign({ remote, name: `${selector} { … }` });
    }
  };
}

const isForPaper = (media: string) => /\bprint\b/.test(media);

/** Those of another origin cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** A rule may mean states and parts that no element can be asked for. */
function matches(document: Document, selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(
      selector.replaceAll(/::?(?:before|after|first-line|first-letter|hover|focus(?:-visible|-within)?|active)/g, ''),
    );
  } catch {
    return [];
  }
}
