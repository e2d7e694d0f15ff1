import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useDragLayer } from 'react-dnd';
import type { Part } from '../../../model/role-drafts';
import { isPart } from './drag-item';
import type { DragItem } from './drag-item';
import { useWords } from '../../../words';

const useStyles = makeStyles({
  layer: { position: 'fixed', top: 0, left: 0, zIndex: 1000, pointerEvents: 'none' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    maxWidth: '20rem',
    padding: '4px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  count: {
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The chip that follows the pointer while something is being dragged. */
export function DragLayer() {
  const { rich } = useWords();
  const styles = useStyles();
  const { part, item, at } = useDragLayer((monitor) => ({
    part: isPart(monitor.getItemType()) ? (monitor.getItemType() as Part) : null,
    item: monitor.getItem<DragItem | null>(),
    at: monitor.getClientOffset(),
  }));
  if (!part || !item || !at) return null;
  return (
    <div className={styles.layer} style={{ transform: `translate(${at.x + 12}px, ${at.y + 8}px)` }} aria-hidden>
      <div className={styles.chip}>
        {item.ids.length > 1
          ? rich(`drag.${part}`, {
              total: item.ids.length,
              count: (text) => <span className={styles.count}>{text}</span>,
            })
          : item.label}
      </div>
    </div>
  );
}
