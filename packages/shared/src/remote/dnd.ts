import { createDragDropManager, type DragDropManager } from 'dnd-core';
import { getEmptyImage, HTML5Backend, NativeTypes } from 'react-dnd-html5-backend';

const KEY = Symbol.for('slotwise.dnd-manager');

/** The page's one drag-and-drop manager: two HTML5 backends on one window throw. For `<DndProvider manager={…}>`. */
export function getDndManager(): DragDropManager {
  const page = globalThis as { [KEY]?: DragDropManager };
  return (page[KEY] ??= createDragDropManager(HTML5Backend, globalThis));
}

/** Type of text that is dragged in from elsewhere: `item.text` of a drop. */
export const DRAGGED_TEXT = NativeTypes.TEXT;

/** Replaces the browser's drag picture, for a screen that draws a layer of its own. */
export { getEmptyImage };
