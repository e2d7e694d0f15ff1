import { Caption1, ErrorState, ListSkeleton, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useArrowNavigationGroup } from '@slotwise/shared/ui/overlay';
import { RouterLink } from '@slotwise/shared/ui/router';
import { LoadMore } from '@slotwise/shared/ui/plain';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useDescribeError } from '@slotwise/shared/words';
import { useState, type ReactNode } from 'react';
import { rowLink } from '../layout/row-link';
import { useShell } from '../bootstrap/shell-context';
import { useListRead, type ListRead } from './list-read';
import { useWords } from './words';

const MAX_ITEMS = 5;
const SCROLLBAR_HIDE_DELAY_MS = 600;
const ROW_PX = 36;
const ROW = `${ROW_PX}px`;

const scrollbarShown = { scrollbarColor: `${tokens.colorNeutralStrokeAccessible} transparent`, transitionDelay: '0s' };

const useStyles = makeStyles({
  frame: {
    // The scroll bar is there while the pointer or the focus is, and a moment longer.
    scrollbarWidth: 'thin',
    scrollbarColor: 'transparent transparent',
    transitionProperty: 'scrollbar-color',
    transitionDuration: '1ms',
    transitionDelay: `${SCROLLBAR_HIDE_DELAY_MS}ms`,
    ':hover': scrollbarShown,
    ':focus-within': scrollbarShown,
    // Five rows stand; the rest scrolls.
    maxHeight: `calc(${MAX_ITEMS} * ${ROW})`,
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: { display: 'flex', alignItems: 'center', columnGap: '4px', minWidth: 0, height: ROW },
  place: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
  },
  link: rowLink,
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: { display: 'block', padding: '4px 4px 0', color: tokens.colorNeutralForeground3 },
  end: { visibility: 'hidden' },
  empty: { margin: 0, padding: '8px 4px', color: tokens.colorNeutralForeground2 },
});

export interface MenuListProps<T extends { id: string }> {
  label: string;
  list: ListRead<T>;
  /** Text for an empty list: "No Roles". */
  empty: string;
  /** Text of a row, shortened at its end if it must be. */
  textOf: (item: T) => string;
  /**
   * Kind of the records: rows lead to the pages of the remote that shows them. Without it, and if none does, rows are
   * only to be read.
   */
  kind?: string;
  /** Somebody went there. */
  onLeave?: () => void;
  before?: (item: T) => ReactNode;
  /** Behind the text, a part of the link. */
  after?: (item: T) => ReactNode;
  /** Buttons of a row, behind the link. */
  actions?: ((item: T) => ReactNode) | undefined;
}

/** A list of a menu with its states. */
export function MenuList<T extends { id: string }>(props: MenuListProps<T>) {
  const { list, empty } = props;
  const styles = useStyles();
  const describeError = useDescribeError();
  const { items, count, error, isFetching, retry: read, pages } = useListRead(list);
  if (error && !items) {
    const { title, advice, retry } = describeError(error);
    return (
      <ErrorState compact title={title} advice={advice} {...(retry ? { onRetry: read, retrying: isFetching } : {})} />
    );
  }
  if (!items) return <ListSkeleton />;
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      <Rows {...props} items={items} count={count} onEnd={pages?.hasMore ? pages.loadMore : undefined} />
      {pages && <LoadMore list={pages} />}
    </>
  );
}

interface RowsProps<T extends { id: string }> extends MenuListProps<T> {
  items: readonly T[];
  /** Number of items, loaded or not. */
  count: number;
  onEnd: (() => void) | undefined;
}

function Rows<T extends { id: string }>(props: RowsProps<T>) {
  const { label, items, count, onEnd, kind, actions } = props;
  const styles = useStyles();
  const { t } = useWords();
  const [passed, setPassed] = useState(0);
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true });
  const scrolls = items.length > MAX_ITEMS;
  const below = count - MAX_ITEMS - passed;
  const { records } = useShell().host;
  const leads = kind !== undefined && records.href(kind) !== undefined;
  const isReached = leads || actions !== undefined;
  return (
    <>
      <div
        className={styles.frame}
        {...(scrolls && !isReached ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        onScroll={({ currentTarget }) => setPassed(Math.round(currentTarget.scrollTop / ROW_PX))}
      >
        <VirtualList items={items} estimate={ROW_PX} onEnd={onEnd} aria-label={label} {...(isReached ? arrows : {})}>
          {(item) => <Row {...props} item={item} />}
        </VirtualList>
      </div>
      {/* The last row ends where the list does, and scroll bars hide: only this says that it goes on. */}
      {scrolls && (
        <Caption1 className={mergeClasses(styles.more, below <= 0 && styles.end)} aria-hidden="true">
          {t('list.more', { count: Math.max(1, below) })}
        </Caption1>
      )}
    </>
  );
}

function Row<T extends { id: string }>(props: MenuListProps<T> & { item: T }) {
  const { item, textOf, kind, onLeave, before, after, actions } = props;
  const styles = useStyles();
  const { records } = useShell().host;
  const text = textOf(item);
  const href = kind && records.href(kind, item.id);
  const content = (
    <>
      {before?.(item)}
      <span className={styles.text} title={text}>
        {text}
      </span>
      {after?.(item)}
    </>
  );
  return (
    <div className={styles.row}>
      {href ? (
        <RouterLink to={href} className={mergeClasses(styles.place, styles.link)} onClick={onLeave}>
          {content}
        </RouterLink>
      ) : (
        <span className={styles.place}>{content}</span>
      )}
      {actions?.(item)}
    </div>
  );
}
