import { Button, Link, useAnnounce } from '@slotwise/shared/ui';
import { Menu, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import { useEffect } from 'react';
import { Dismiss16Regular, MoreHorizontal16Regular } from '../../icons';
import { useSelectionBarStyles } from './data-table.styles';
import type { RowAction } from './row-action';
import { ActionItems } from './row-menu';

export interface SelectionBarProps {
  /** Number of selected rows; undefined: all that match, which nobody has counted. */
  count: number | undefined;
  /** Of these, those that a filter or a search keeps from the list. */
  hidden: number;
  /** Of all that match, to be selected as well; undefined where there is nothing beyond what is loaded. */
  offerAll: { total: number | undefined; onSelect: () => void } | undefined;
  actions: readonly RowAction[];
  /** In a narrow table the actions stand in a menu. */
  isNarrow: boolean;
  onClear: () => void;
}

/** Actions on all selected rows. */
export function SelectionBar({ count, hidden, offerAll, actions, isNarrow, onClear }: SelectionBarProps) {
  const styles = useSelectionBarStyles();
  const { t } = sharedWords.useWords();
  const announce = useAnnounce();
  const text =
    count === undefined
      ? t('table.all-selected')
      : t(hidden > 0 ? 'table.selected-hidden' : 'table.selected', { count, hidden });
  useEffect(() => announce(text), [announce, text]);
  const beside = isNarrow ? [] : actions.slice(0, 3);
  const below = actions.slice(beside.length);
  return (
    <div className={styles.root}>
      <div className={styles.bar} role="toolbar" aria-label={t('table.selection')}>
        <span className={styles.count}>{text}</span>
        {offerAll && (
          <Link as="button" className={styles.all} onClick={offerAll.onSelect}>
            {offerAll.total === undefined
              ? t('table.select-everything')
              : t('table.select-all', { count: offerAll.total })}
          </Link>
        )}
        <span className={styles.line} aria-hidden="true" />
        {beside.map(({ key, label, icon, disabled, onClick }) => (
          <Button
            key={key}
            size="small"
            appearance="subtle"
            icon={icon}
            title={disabled}
            disabledFocusable={Boolean(disabled)}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
        {below.length > 0 && (
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button
                size="small"
                appearance="subtle"
                icon={<MoreHorizontal16Regular />}
                aria-label={t('table.more-actions')}
              />
            </MenuTrigger>
            <MenuPopover>
              <ActionItems label={t('table.more-actions')} actions={below} />
            </MenuPopover>
          </Menu>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<Dismiss16Regular />}
          aria-label={t('table.clear-selection')}
          onClick={onClear}
        />
      </div>
    </div>
  );
}
