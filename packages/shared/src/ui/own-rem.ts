import type { GriffelRenderer } from '@fluentui/react-components';

/** A length in rem; not the digits within a name such as `.f12rem` or `--gap-2rem`. */
const REM = /(?<![\w-])(-?(?:\d*\.)?\d+)rem\b/g;
const BROWSER_REM = 16;

/** Writes the lengths of a CSS rule that are in rem in pixels. @param px pixels of one rem */
export const remInPixels = (rule: string, px: number): string =>
  rule.replace(REM, (_, length: string) => `${Number(length) * px}px`);

/** The size of text that the person chose in the browser, in pixels, regardless of the page's own. */
function chosenSize(root: ShadowRoot): number {
  const probe = root.ownerDocument.createElement('span');
  probe.style.cssText = 'all: initial; position: absolute; font-size: medium;';
  root.append(probe);
  const px = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return px || BROWSER_REM;
}

/**
 * One rem is the size of text of the page's root, also inside of a shadow root: a page that sets it to 10px would draw
 * all of ours smaller. Styles of this renderer take their sizes from the browser alone.
 */
export function withOwnRem<R extends GriffelRenderer>(renderer: R, root: ShadowRoot): R {
  const px = chosenSize(root);
  const insert = renderer.insertCSSRules.bind(renderer);
  renderer.insertCSSRules = (rules) => {
    const written = Object.entries(rules).map(([bucket, entries]) => [
      bucket,
      entries.map((entry) =>
        typeof entry === 'string' ? remInPixels(entry, px) : [remInPixels(entry[0], px), ...entry.slice(1)],
      ),
    ]);
    insert(Object.fromEntries(written) as typeof rules);
  };
  return renderer;
}
