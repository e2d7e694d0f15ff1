import { Caption1, InitialsAvatar, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { ChevronDown20Regular } from '@slotwise/shared/ui/icons';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import type { VirtualListHandle } from '@slotwise/shared/ui/virtual';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../words';

const ROW = 40;

const useStyles = makeStyles({
  root: { position: 'relative' },
  field: { width: '100%' },
  panel: {
    position: 'absolute',
    zIndex: 3,
    top: 'calc(100% + 4px)',
    left: 0,
    right: 0,
    maxHeight: `min(${8 * ROW}px, 50vh)`,
    overflowY: 'auto',
    padding: '4px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: `${ROW}px`,
    boxSizing: 'border-box',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}`,
  },
  text: { minWidth: 0, flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: {
    flexShrink: 0,
    maxWidth: '45%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  none: { padding: '8px', color: tokens.colorNeutralForeground3 },
});

interface SearchPickerProps<T> {
  label: string;
  placeholder: string;
  /** All items, or the server's results so far. */
  items: readonly T[];
  /** Set if the server searches. Without it `items` are searched here. */
  found?: {
    onSearch: (term: string) => void;
    /** The end of the loaded items comes into sight. */
    onEnd: () => void;
    /** `items` are not what was found for the present term: of them those that fit it are shown. */
    isSearching: boolean;
  };
  value: T | null;
  /** Text of the field, which is searched. */
  textOf: (item: T) => string;
  /** Further text of it that is searched and not shown: an e-mail address. */
  alsoOf?: (item: T) => string;
  noteOf?: (item: T) => string;
  /** Gives each option a picture or initials. */
  imageOf?: (item: T) => string | null;
  onChoose: (item: T) => void;
}

/** One of very many, found by typing: the WAI-ARIA combobox, of which only the options in sight have elements. */
export function SearchPicker<T extends { id: string }>(props: SearchPickerProps<T>) {
  const { label, placeholder, items, found: byServer, value, textOf, alsoOf, noteOf, imageOf, onChoose } = props;
  const { t } = useWords();
  const styles = useStyles();
  const id = useId();
  const list = useRef<VirtualListHandle>(null);
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [at, setAt] = useState(0);
  const searched = useDeferredValue(term);

  const index = useMemo(
    () => items.map((item) => ({ item, text: `${textOf(item)}\n${alsoOf?.(item) ?? ''}`.toLocaleLowerCase() })),
    [items, textOf, alsoOf],
  );
  const found = useMemo(() => {
    if (byServer && !byServer.isSearching) return items;
    const needle = searched.trim().toLocaleLowerCase();
    return index.flatMap(({ item, text }) => (text.includes(needle) ? [item] : []));
  }, [index, items, byServer, searched]);
  const active = found[Math.min(at, found.length - 1)];
  const optionId = (item: T) => `${id}${item.id}`;

  const search = (next: string) => {
    setTerm(next);
    setAt(0);
    byServer?.onSearch(next);
  };
  const show = () => {
    if (open) return;
    search('');
    setOpen(true);
  };
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1);
    setAt(next);
    const item = found[next];
    if (item) list.current?.scrollTo(item.id);
  };
  const choose = (item: T) => {
    setOpen(false);
    onChoose(item);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? move(at + 1) : show()),
    ArrowUp: () => (open ? move(at - 1) : show()),
    PageDown: () => move(at + 7),
    PageUp: () => move(at - 7),
    Enter: () => (open ? active && choose(active) : show()),
    Escape: () => setOpen(false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && !open)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      className={styles.root}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <Field label={label}>
        <Input
          className={styles.field}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={open && active ? optionId(active) : undefined}
          placeholder={value && !open ? undefined : placeholder}
          value={open ? term : value ? textOf(value) : ''}
          contentAfter={<ChevronDown20Regular />}
          onClick={show}
          onKeyDown={onKeyDown}
          onChange={(_event, data) => {
            setOpen(true);
            search(data.value);
          }}
        />
      </Field>
      {open && (
        // Taking the focus from the field would close what is being clicked.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {found.length === 0 ? (
            <Caption1 as="p" block className={styles.none} role="status">
              {byServer?.isSearching ? t('word.loading') : t('picker.none', { term: searched.trim() })}
            </Caption1>
          ) : (
            <VirtualList
              items={found}
              estimate={ROW}
              role="listbox"
              id={id}
              aria-label={label}
              keep={active?.id ?? null}
              handle={list}
              onEnd={byServer?.onEnd}
              itemProps={(item) => ({
                id: optionId(item),
                role: 'option',
                'aria-selected': item.id === value?.id,
                className: mergeClasses(styles.option, item === active && styles.active),
                onClick: () => choose(item),
              })}
            >
              {(item) => (
                <>
                  {imageOf && <InitialsAvatar name={textOf(item)} image={imageOf(item)} size={24} />}
                  <span className={styles.text}>{textOf(item)}</span>
                  {noteOf && <Caption1 className={styles.note}>{noteOf(item)}</Caption1>}
                </>
              )}
            </VirtualList>
          )}
        </div>
      )}
    </div>
  );
}
