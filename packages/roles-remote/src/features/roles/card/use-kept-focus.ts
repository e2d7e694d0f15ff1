import { useEffect, useRef } from 'react';

/**
 * Edit gives way to Save and Cancel, and they to Edit: a person who pressed one of them with the keyboard would stand
 * at the top of the page again. The focus goes to the element that `data-focus` marks in the panel for its new state, and to
 * the panel's first button where that is not shown, as while a save waits.
 */
export function useKeptFocus(editing: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    const root = panel.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement;
    if (focused && focused !== focused.ownerDocument.body) return;
    const marked = panel.current?.querySelector<HTMLElement>(`[data-focus=${editing ? 'editing' : 'reading'}]`);
    (marked ?? panel.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [editing]);
  return panel;
}
