import { createDragDropManager, type DragDropManager } from 'dnd-core';
import { HTML5Backend } from 'react-dnd-html5-backend';

const KEY = Symbol.for('slotwise.dnd-manager');

/** The page's one drag-and-drop manager: two HTML5 backends on one window throw. For `<DndProvider manager={…}>`. */
export function getDndManager(): DragDropManager {
  const page = globalThis as { [KEY]?: DragDropManager };
  return (page[KEY] ??= createDragDropManager(HTML5Backend, globalThis));
}
