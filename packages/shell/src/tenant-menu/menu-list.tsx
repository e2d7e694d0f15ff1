import { MENU_MAX_ITEMS } from '@slotwise/contract/constants';
import { describeError } from '@slotwise/shared/http';
import { Caption1, ErrorState, ListSkeleton, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const ROW_PX = 36;
const ROW = `${ROW_PX}px`;

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // Five rows stand; the rest scrolls.
    maxHeight: `calc(${MENU_MAX_ITEMS} * ${ROW})`,
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: { display: 'flex', alignItems: 'center', columnGap: '8px', minWidth: 0, height: ROW, paddingInline: '4px' },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: { display: 'block', padding: '4px 4px 0', color: tokens.colorNeutralForeground3 },
  end: { visibility: 'hidden' },
  empty: { margin: 0, padding: '8px 4px', color: tokens.colorNeutralForeground2 },
});

export interface MenuListProps<T> {
  label: string;
  query: Pick<UseQueryResult<T[]>, 'isPending' | 'error' | 'refetch' | 'isFetching'>;
  items: readonly T[];
  /** What stands there when there is nothing: "No Roles". */
  empty: string;
  keyOf: (item: T) => string;
  /** Text of a row, shortened at its end if it must be. */
  textOf: (item: T) => string;
  before?: (item: T) => ReactNode;
  after?: (item: T) => ReactNode;
}

/** A list of a menu with its states. */
export function MenuList<T>({ label, query, items, empty, keyOf, textOf, before, after }: MenuListProps<T>) {
  const styles = useStyles();
  const [passed, setPassed] = useState(0);
  if (query.isPending) return <ListSkeleton />;
  if (query.error) {
    const { advice, retry } = describeError(query.error);
    return (
      <ErrorState
        compact
        title={query.error.message}
        advice={advice}
        {...(retry ? { onRetry: () => void query.refetch(), retrying: query.isFetching } : {})}
      />
    );
  }
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  const scrolls = items.length > MENU_MAX_ITEMS;
  const below = items.length - MENU_MAX_ITEMS - passed;
  return (
    <>
      <ul
        className={styles.list}
        aria-label={label}
        {...(scrolls ? { tabIndex: 0 } : {})}
        onScroll={({ currentTarget }) => setPassed(Math.round(currentTarget.scrollTop / ROW_PX))}
      >
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.row}>
            {before?.(item)}
            <span className={styles.text} title={textOf(item)}>
              {textOf(item)}
            </span>
            {after?.(item)}
          </li>
        ))}
      </ul>
      {/* The last row ends where the list does, and scroll bars hide: only this says that it goes on. */}
      {scrolls && (
        <Caption1 className={mergeClasses(styles.more, below <= 0 && styles.end)} aria-hidden="true">
          {Math.max(1, below)} more
        </Caption1>
      )}
    </>
  );
}
