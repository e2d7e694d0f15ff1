import { mergeClasses, useFluent } from '@slotwise/shared/ui';
import type { KeyboardEvent } from 'react';
import { useTabsStyles } from './tabs.styles';
import { useInSight } from './use-in-sight';

export interface TabsProps<Value extends string> {
  /** Names the row for assistive technology. */
  label: string;
  tabs: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Begins the ids of the tabs, `<prefix>-<value>`, and of the panel that they change, `<prefix>-panel`. */
  idPrefix: string;
  /** Small stands inside of a card. */
  size?: 'small' | 'medium';
  className?: string;
}

/** Where a key leads from the tab at `from`; undefined for any other key. */
function nextOf(key: string, from: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
  if (step !== undefined) return (from + step + count) % count;
  return { Home: 0, End: count - 1 }[key];
}

/**
 * Views of one page, of which one is open. A single stop of the Tab key: the arrow keys go from tab to tab, Enter and Space open
 * the one that has the focus.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, idPrefix, size = 'medium', className } = props;
  const styles = useTabsStyles();
  const { dir } = useFluent();
  const list = useInSight<HTMLDivElement>(value, '[aria-selected="true"]');
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = nextOf(event.key, from, tabs.length, dir === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={mergeClasses(styles.list, className)}>
      {tabs.map((tab, place) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${idPrefix}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          className={mergeClasses(
            styles.tab,
            styles.focus,
            size === 'small' && styles.small,
            tab.value === value && styles.selected,
          )}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => onKeyDown(event, place)}
        >
          <span className={styles.text}>{tab.text}</span>
          <span className={styles.room} aria-hidden="true">
            {tab.text}
          </span>
        </button>
      ))}
    </div>
  );
}
