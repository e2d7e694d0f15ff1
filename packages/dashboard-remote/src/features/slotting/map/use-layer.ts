import { tokens, useFluent } from '@slotwise/shared/ui';
import { useEffect, useState, type RefObject } from 'react';
import type { Colours } from './draw';
import type { Size } from './use-view';

/** Present size of an element. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const { targetDocument } = useFluent();
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const own = element.current;
    if (!own || !targetDocument?.defaultView) return undefined;
    const measure = () => setSize({ width: own.clientWidth, height: own.clientHeight });
    measure();
    const { ResizeObserver } = targetDocument.defaultView;
    // Without one, the plan keeps its first size.
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    return () => observer.disconnect();
  }, [element, targetDocument]);
  return size;
}

/** A token's name as the page's variable. */
const variable = (token: string) => token.slice('var('.length, -1);

/**
 * Draws on a canvas whenever what it depends on has changed, the theme as well.
 * @param draw gets a context in pixels of the page
 */
export function useLayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  size: Size,
  draw: (context: CanvasRenderingContext2D, colours: Colours) => void,
): void {
  const { targetDocument } = useFluent();
  useEffect(() => {
    const element = canvas.current;
    const view = targetDocument?.defaultView;
    if (!element || !view || size.width === 0) return undefined;
    const context = element.getContext('2d');
    if (!context) return undefined;
    const paint = () => {
      const density = view.devicePixelRatio;
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
      // Setting a size clears a canvas and takes memory anew, even if it is the same.
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      const style = view.getComputedStyle(element);
      const colour = (token: string) => style.getPropertyValue(variable(token)).trim() || '#808080';
      draw(context, {
        ink: colour(tokens.colorNeutralForeground1),
        paper: colour(tokens.colorNeutralBackground1),
        brand: colour(tokens.colorBrandForeground1),
      });
    };
    paint();
    // A canvas keeps the colours that it was drawn with, whatever becomes of the theme around it.
    const themed = element.closest('[data-theme]');
    if (!themed) return undefined;
    const observer = new MutationObserver(paint);
    observer.observe(themed, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [canvas, size, draw, targetDocument]);
}
