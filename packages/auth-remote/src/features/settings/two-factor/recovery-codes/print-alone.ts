/** Style for a browser that prints: the text, and nothing of the page around it. */
const RULES = `
  @media screen { [data-prints-alone] { display: none; } }
  @media print {
    body > :not([data-prints-alone]) { display: none !important; }
    [data-prints-alone] { display: block; color: #000; font: 14pt/2 monospace; white-space: pre-line; }
  }`;

/**
 * Has the browser print this text and nothing else, from any menu or key, until it is told to stop.
 * @param onPrinted told each time
 * @returns that it stops
 */
export function printAlone(text: string, onPrinted: () => void): () => void {
  const paper = Object.assign(document.createElement('div'), { textContent: text });
  paper.dataset.printsAlone = '';
  const rules = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : null;
  rules?.replaceSync(RULES);
  if (rules) document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(paper);
  addEventListener('afterprint', onPrinted);
  return () => {
    removeEventListener('afterprint', onPrinted);
    paper.remove();
    if (rules) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}
