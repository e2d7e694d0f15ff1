import { pagesOf, spotOf } from '../model/layouts';
import type { LabelLayout } from '../model/layouts';

/** Sheets of paper with labels at their places, in mm. */
export interface Sheets {
  root: HTMLElement;
  add: (label: SVGElement) => void;
}

const mm = (value: number) => `${Math.round(value * 10_000) / 10_000}mm`;

/** Empty sheets, filled label by label. @param labels how many there will be, copies included */
export function makeSheets(layout: LabelLayout, { labels, skipped }: { labels: number; skipped: number }): Sheets {
  const root = document.createElement('div');
  const pages = Array.from({ length: pagesOf(layout, labels, skipped) }, (_, at) => {
    const page = document.createElement('div');
    page.dataset.labelPage = String(at + 1);
    const { width, height } = layout.page;
    Object.assign(page.style, {
      ...{ position: 'relative', overflow: 'hidden', width: mm(width), height: mm(height), background: '#fff' },
      breakInside: 'avoid',
      ...(at > 0 && { breakBefore: 'page' }),
    });
    root.append(page);
    return page;
  });
  let turn = skipped;
  return {
    root,
    add: (label) => {
      const { page, x, y } = spotOf(layout, turn++);
      Object.assign(label.style, { position: 'absolute', left: mm(x), top: mm(y), display: 'block' });
      pages[page]?.append(label);
    },
  };
}

/** Style for a browser that prints: the paper of the labels, without margins, and nothing of the page around them. */
const rulesFor = ({ page }: LabelLayout) => `
  @media screen { [data-prints-alone] { display: none; } }
  @page { size: ${mm(page.width)} ${mm(page.height)}; margin: 0; }
  @media print {
    html, body { width: auto !important; height: auto !important; margin: 0 !important; padding: 0 !important;
      overflow: visible !important; background: #fff !important; }
    body > :not([data-prints-alone]) { display: none !important; }
    [data-prints-alone] { display: block; print-color-adjust: exact; }
  }`;

/**
 * Has the browser print these sheets and nothing else until it is told to stop, from any menu or key.
 * @returns that it stops
 */
export function offerToPrint(layout: LabelLayout, { root }: Sheets): () => void {
  root.dataset.printsAlone = '';
  const rules = new CSSStyleSheet();
  rules.replaceSync(rulesFor(layout));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(root);
  return () => {
    root.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}
