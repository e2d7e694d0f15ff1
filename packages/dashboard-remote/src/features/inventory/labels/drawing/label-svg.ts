import { arrange } from '../model/face';
import type { Face } from '../model/face';
import type { LabelLayout } from '../model/layouts';
import { fit } from './fit';
import type { BarcodeSymbol } from './symbol';

const SVG = 'http://www.w3.org/2000/svg';
/** Modules in mm: from the smallest that an office printer draws cleanly to the largest that any reader needs. */
const MODULES = { bars: { smallest: 0.19, largest: 0.5 }, square: { smallest: 0.25, largest: 1 } } as const;

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

const rounded = (mm: number) => Math.round(mm * 10_000) / 10_000;

/** A label as a drawing in mm, or null if its symbol does not fit on it. */
export function labelSvg(layout: LabelLayout, symbol: BarcodeSymbol, face: Face): SVGElement | null {
  const { width, height } = layout.label;
  const { symbol: box, texts } = arrange(layout, symbol.shape, face);
  const fitted = fit(symbol, box, { ...MODULES[symbol.shape], step: 0, perMm: 1 });
  if (!fitted) return null;
  const { module, x, y } = fitted;
  const root = element('svg', { width: `${width}mm`, height: `${height}mm`, viewBox: `0 0 ${width} ${height}` });
  root.append(element('rect', { width, height, fill: '#fff' }));
  const across = rounded(module);
  const down = symbol.shape === 'bars' ? rounded(fitted.height) : across;
  root.append(
    element('path', {
      d: symbol.path,
      transform: `translate(${rounded(x)} ${rounded(y)}) scale(${across} ${down})`,
      'fill-rule': 'evenodd',
      fill: '#000',
      'shape-rendering': 'crispEdges',
    }),
  );
  for (const { text, size, bold, ...at } of texts) {
    const words = element('text', {
      ...{ x: rounded(at.x), y: rounded(at.y), 'font-size': rounded(size), 'font-weight': bold ? 700 : 400 },
      ...{ 'font-family': 'Arial, Helvetica, sans-serif', fill: '#000' },
    });
    words.textContent = text;
    root.append(words);
  }
  return root;
}
