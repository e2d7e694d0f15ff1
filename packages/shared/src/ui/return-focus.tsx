import { useEffect, useLayoutEffect, useRef } from 'react';
import { createTabster, disposeTabster } from 'tabster';
import { isFocusLost } from './is-focus-lost';

/** A page that hid behind a dialog comes back a quarter of a second after it, by a timer of Tabster's. */
const SHOWN_WITHIN_MS = 1000;

/** Where the focus came from: an entry of a menu goes with its menu, whose button stays. */
function openerOf(root: Document | ShadowRoot): Element | null {
  const { activeElement } = root;
  const trigger = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (trigger && root.getElementById(trigger)) || activeElement;
}

/**
 * Stands inside a dialog or a drawer that no trigger opened. When that is gone, the focus returns to the element that
 * had it before, or to the button of the menu that it was in; if this is gone as well, it goes to the page's heading. A
 * focus that is somewhere else by then stays there, and so does that of a page that was left. For a second more Tabster is held: Fluent
 * ends it with the last that uses it, and on a page without menus or lists that is the dialog. The page stayed hidden from assistive technology.
 * @param props.to the element that had the focus, if the caller knows it better than the page does
 */
export function ReturnFocus({ to = null }: { to?: Element | null }) {
  const marker = useRef<HTMLSpanElement>(null);
  const opener = useRef<Element | null>(to);
  useLayoutEffect(() => {
    const root = marker.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
    // The surface takes the focus in a later effect.
    opener.current ??= openerOf(root);
    const { pathname } = location;
    const give = (target: Element | null) => {
      if (isFocusLost(root) && location.pathname === pathname && target instanceof HTMLElement) target.focus();
    };
    return () => {
      // The surface traps the focus until it is gone from the document.
      setTimeout(() => {
        if (opener.current?.isConnected) give(opener.current);
        // Fluent may still know a button of its own to return to. Where the focus is back by now, whatever opens next drops it for a moment,
        // and the title would be given it.
        if (isFocusLost(root)) setTimeout(() => give(root.querySelector('[data-page-title]')), 50);
      });
    };
  }, []);
  // After all that Fluent does as it is drawn, so that it is Fluent's.
  useEffect(() => {
    const held = createTabster(window);
    return () => void setTimeout(() => disposeTabster(held), SHOWN_WITHIN_MS);
  }, []);
  return <span ref={marker} hidden />;
}
