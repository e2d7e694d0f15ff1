import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
const TEXT = `form :is(textarea, input${NOT_TYPED.map((type) => `:not([type=${type}])`).join('')}):not(:disabled, [readonly])`;

/**
 * A dialog with a form begins in its first text field, or in the field that asks for the focus itself. Fluent gives it to the
 * first control, which may be a switch above the fields, after any field has asked for it.
 */
export function useFirstField(surface: RefObject<HTMLElement | null>): void {
  const asked = useRef<Element | null>(null);
  // Fields that ask for the focus have it by now.
  useLayoutEffect(() => {
    const { current: box } = surface;
    const focused = (box?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (box?.contains(focused)) asked.current = focused;
  }, [surface]);
  useEffect(() => {
    const { current: box } = surface;
    const field = asked.current ?? box?.querySelector(TEXT);
    if (!(field instanceof HTMLElement)) return;
    // The dialog around the surface takes the focus in an effect that comes after this one.
    queueMicrotask(() => field.isConnected && field.focus());
  }, [surface]);
}
