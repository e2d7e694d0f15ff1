import { Button, Caption1, Subtitle2 } from '@slotwise/shared/ui';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBoard } from '../../../drafts/board-data';
import type { Part } from '../../../model/role-drafts';
import type { PaletteActions } from './palette-item';
import { usePaletteStyles } from './palette.styles';
import { useWords } from '../../../words';
import { askedDialog } from '../dialogs/asked-dialog';

const AssignDialog = askedDialog(() => import('../dialogs/assign-dialog'));

interface PaletteCardProps<T extends { id: string }> {
  part: Part;
  title: string;
  /** Of one item, in px, as far as it is known before it is drawn. */
  rowHeight?: number;
  /** Those that fit the filters, as far as they are loaded. */
  shown: readonly T[];
  /** Numbers of items that fit the filters, and of all; undefined until they are known. */
  matching: number | undefined;
  total: number | undefined;
  /** Replacement for the list while nothing can be shown of it. */
  empty: ReactNode;
  /** The end of the loaded items comes into sight. */
  onEnd?: () => void;
  filters: ReactNode;
  /** Further actions on the selected items; `onSelect` selects others instead. */
  more?: (selected: readonly string[], onSelect: (ids: readonly string[]) => void) => ReactNode;
  /** Why they cannot be assigned; null if they can. */
  locked?: string | null;
  children: (item: T, selected: boolean, actions: PaletteActions) => ReactNode;
}

/** A list to drag from: filters, the items, and, once some are selected, the actions on them. */
export function PaletteCard<T extends { id: string }>(props: PaletteCardProps<T>) {
  const {
    part,
    title,
    rowHeight = 32,
    shown,
    matching,
    total,
    empty,
    onEnd,
    filters,
    more,
    locked = null,
    children,
  } = props;
  const { t } = useWords();
  const { mayManage } = useBoard();
  const styles = usePaletteStyles();
  const headingId = useId();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const chosen = useRef(selected);
  chosen.current = selected;
  const actions = useMemo((): PaletteActions => {
    const withSelection = (id: string) => (chosen.current.has(id) ? [...chosen.current] : [id]);
    return {
      dragged: (id, label) => {
        const ids = withSelection(id);
        return { ids, label: ids.length === 1 ? label : t(`count.${part}`, { count: ids.length }) };
      },
      toggle: (id, on) =>
        setSelected((now) => {
          const next = new Set(now);
          if (on) next.add(id);
          else next.delete(id);
          return next;
        }),
      assign: (id) => setAssigning(withSelection(id)),
    };
  }, [part, t]);
  const clear = () => setSelected(new Set());
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={headingId} className={styles.title}>
          {title}
        </Subtitle2>
        {mayManage && <Caption1 className={styles.hint}>{t('palette.hint')}</Caption1>}
      </div>
      <div className={styles.filters}>{filters}</div>
      <div
        className={styles.list}
        onDragStart={(event) => {
          const source = (event.target as Element).closest('li[data-id]');
          setDragged(source?.getAttribute('data-id') ?? null);
        }}
        onDragEnd={() => setDragged(null)}
      >
        {shown.length === 0 ? (
          empty
        ) : (
          // An item that is being dragged must not lose its element when the list is scrolled.
          <VirtualList items={shown} estimate={rowHeight} keep={dragged} onEnd={onEnd} aria-labelledby={headingId}>
            {(item) => children(item, selected.has(item.id), actions)}
          </VirtualList>
        )}
      </div>
      <div className={styles.foot}>
        {selected.size === 0 ? (
          <Caption1 aria-live="polite">
            {matching !== undefined && total !== undefined && t(`palette.showing.${part}`, { shown: matching, total })}
          </Caption1>
        ) : (
          <>
            <Caption1 className={styles.grow} aria-live="polite">
              {t('palette.selected', { count: selected.size })}
            </Caption1>
            {locked === null && (
              <Button size="small" appearance="primary" onClick={() => setAssigning([...selected])}>
                {t('palette.assign')}
              </Button>
            )}
            {more?.([...selected], (ids) => setSelected(new Set(ids)))}
            <Button size="small" appearance="subtle" onClick={clear}>
              {t('palette.clear')}
            </Button>
          </>
        )}
      </div>
      {assigning && <AssignDialog part={part} ids={assigning} onAssigned={clear} onClose={() => setAssigning(null)} />}
    </section>
  );
}
