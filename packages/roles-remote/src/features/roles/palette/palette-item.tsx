import { Button, mergeClasses, Tooltip, VisuallyHidden, WrittenText } from '@slotwise/shared/ui';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { ReOrderDotsVertical16Regular } from '@slotwise/shared/ui/icons';
import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useBoard } from '../../../drafts/board-data';
import type { Part } from '../../../model/role-drafts';
import type { DragItem } from '../drag/drag-item';
import { useDragSource } from '../drag/use-drag-source';
import { useKeyboardDrag } from '../drag/use-keyboard-drag';
import { usePaletteItemStyles } from './palette.styles';
import { useWords } from '../../../words';

/** Actions that the items of a list can ask of it. The same object for as long as the list is shown. */
export interface PaletteActions {
  /** The items dragged with one: the whole selection if it is part of it. */
  dragged: (id: string, label: string) => DragItem;
  toggle: (id: string, on: boolean) => void;
  /** By click: opens the choice of roles for the items that would be dragged. */
  assign: (id: string) => void;
}

interface PaletteItemProps {
  part: Part;
  id: string;
  /** Name in words. */
  label: string;
  /** Whether somebody typed the name, so that marks in it may be meant to deceive. */
  typed?: boolean;
  /** A quieter second line, and its tooltip's text. */
  detail?: string;
  tip?: string;
  /** Elements before the name, at the end of the second line, and behind all of it. */
  before?: ReactNode;
  beside?: ReactNode;
  behind?: ReactNode;
  selected: boolean;
  /** Why it cannot be assigned; null if it can. */
  reason: string | null;
  /** Whether it can be selected though it cannot be assigned. */
  selectable?: boolean;
  actions: PaletteActions;
}

/** Something that can be dragged onto a card: with the pointer, with the keyboard by its handle, or by a click on it. */
export const PaletteItem = memo(function PaletteItem(props: PaletteItemProps) {
  const { part, id, label, typed, detail, tip, before, beside, behind, selected, reason, actions } = props;
  const { selectable = false } = props;
  const { t } = useWords();
  const { mayManage } = useBoard();
  const styles = usePaletteItemStyles();
  const item = useCallback(() => actions.dragged(id, label), [actions, id, label]);
  const drag = useDragSource(part, item, reason === null);
  const keyboard = useKeyboardDrag(part, item);
  const words = (
    <span className={styles.label}>
      {before}
      <span className={styles.words} title={tip}>
        {typed ? <WrittenText text={label} className={styles.name} /> : <span className={styles.name}>{label}</span>}
        {detail && (
          <span className={styles.second}>
            <span className={styles.description}>{detail}</span>
            {beside}
          </span>
        )}
      </span>
    </span>
  );
  if (!mayManage && !selectable) {
    return (
      <div className={mergeClasses(styles.item, styles.plain)} data-drag-id={id}>
        {words}
        {behind}
      </div>
    );
  }
  const row = (
    <div
      ref={drag.ref}
      data-drag-id={id}
      onDragStart={drag.onDragStart}
      className={mergeClasses(
        styles.item,
        selected && styles.chosen,
        drag.dragging && styles.dragged,
        reason !== null && (selectable ? styles.fixed : styles.off),
      )}
    >
      <Checkbox
        className={styles.check}
        checked={selected}
        disabled={reason !== null && !selectable}
        onChange={(_event, data) => actions.toggle(id, data.checked === true)}
        label={words}
      />
      {reason !== null && <VisuallyHidden>{reason}</VisuallyHidden>}
      {behind}
      {reason === null && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.handle}
          icon={<ReOrderDotsVertical16Regular />}
          aria-label={t('palette.assign-item', { item: label })}
          title={t('palette.how')}
          onKeyDown={keyboard.onKeyDown}
          onBlur={keyboard.onBlur}
          onClick={() => actions.assign(id)}
        />
      )}
    </div>
  );
  return reason === null ? (
    row
  ) : (
    <Tooltip content={reason} relationship="inaccessible">
      {row}
    </Tooltip>
  );
});
