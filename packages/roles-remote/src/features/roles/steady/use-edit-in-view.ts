import { useEffect, useRef, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view';

/** Brings a card into sight when its edit begins, by a menu above it or at the edge of what is seen. */
export function useEditInView(card: RefObject<HTMLElement | null>, isEditing: boolean): void {
  const was = useRef(isEditing);
  useEffect(() => {
    const begins = isEditing && !was.current;
    was.current = isEditing;
    if (begins && card.current) bringIntoView(card.current, { isGentle: true });
  }, [card, isEditing]);
}
