import { getEmptyImage } from '@slotwise/shared/remote/dnd';
import { useCallback, useEffect } from 'react';
import { useDrag } from 'react-dnd';
import type { Part } from '../../../model/role-drafts';
import type { DragItem } from './drag-item';

/** Makes an element draggable. It carries its ids as text, so that any target that takes text can read them. */
export function useDragSource(type: Part, item: () => DragItem, enabled: boolean) {
  const [{ dragging }, connect, preview] = useDrag(
    () => ({
      type,
      item,
      canDrag: enabled,
      collect: (monitor) => ({ dragging: monitor.isDragging() }),
    }),
    [type, item, enabled],
  );
  useEffect(() => {
    preview(getEmptyImage(), { captureDraggingState: true });
  }, [preview]);
  // A ref that returns something would make React take it for a cleanup.
  const ref = useCallback((node: HTMLElement | null) => void connect(node), [connect]);
  const onDragStart = useCallback(
    (event: React.DragEvent) => event.dataTransfer?.setData('text/plain', item().ids.join('\n')),
    [item],
  );
  return { ref, dragging, onDragStart };
}
