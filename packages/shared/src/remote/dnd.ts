import { createDragDropManager, type DragDropManager } from 'dnd-core';
import { getEmptyImage, HTML5Backend, NativeTypes } from 'react-dnd-html5-backend';

const KEY = Symbol.for('slotwise.dnd-manager');

/** The page's one drag-and-drop manager: two HTML5 backends on one window throw. For `<DndProvider manager={…}>`. */
export function getDndManager(): DragDropManager {
  const page = globalThis as { [KEY]?: DragDropManager };
  return (page[KEY] ??= createDragDropManager(HTML5Backend, globalThis));
}

/** Type of what is dragged in from elsewhere as text: `item.text` of a drop. */
export const DRAGGED_TEXT = NativeTypes.TEXT;

/** In place of the browser's picture of what is dragged, for who draws a layer of their own. */
export { getEmptyImage };
