import { Button, makeStyles, tokens, Tooltip } from '@slotwise/shared/ui';
import { NameDialog } from '@slotwise/shared/ui/form';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import { useId, useState } from 'react';
import { Add16Regular, Delete16Regular, Edit16Regular, MoreHorizontal16Regular, Save16Regular } from '../../icons';
import { isSameSearch, renamed, withoutView, withView } from './saved-views';
import type { SavedView } from './saved-views';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    maxWidth: '100%',
    paddingBlock: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  view: {
    flexShrink: 0,
    minHeight: '28px',
    paddingInline: '10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    maxWidth: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-pressed="true"]': {
      backgroundColor: tokens.colorBrandBackground2,
      border: `1px solid ${tokens.colorBrandStroke2}`,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
      // Forced colours take the background and the border: bold type alone would be left.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        border: '1px solid Highlight',
        color: 'HighlightText',
        ':focus-visible': { outline: '2px solid HighlightText' },
      },
    },
  },
  tool: { flexShrink: 0 },
});

export interface ViewTabsProps {
  /** Views that everybody has, as "All" with an empty search. */
  presets: readonly SavedView[];
  views: readonly SavedView[];
  onViews: (views: readonly SavedView[]) => void;
  /** State of the list right now. */
  current: { search: string; choices?: string };
  onOpen: (view: SavedView) => void;
  /** Why what is shown cannot be saved as a view now; null or left out if it can. */
  unsavable?: string | null;
}

/** The views of a list: those that everybody has, those that a person saved, and a way to save what is shown. */
export function ViewTabs({ presets, views, onViews, current, onOpen, unsavable = null }: ViewTabsProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const id = useId();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const isOpen = (view: SavedView) => isSameSearch(view.search, current.search);
  const open = [...views, ...presets].find(isOpen);
  const own = views.find(isOpen);
  const hasChanged = own !== undefined && own.choices !== current.choices;
  const save = (name: string) => {
    onViews(withView(views, { id: `${id}${Date.now()}`, name, ...current }));
    return Promise.resolve();
  };
  return (
    <div className={styles.root} role="group" aria-label={t('list.views')}>
      {[...presets, ...views].map((view) => (
        <button
          key={view.id}
          type="button"
          className={styles.view}
          aria-pressed={view === open}
          onClick={() => onOpen(view)}
        >
          {view.name}
        </button>
      ))}
      {!open && <SaveButton unsavable={unsavable} onSave={() => setNaming('new')} />}
      {own && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              size="small"
              appearance="subtle"
              className={styles.tool}
              icon={<MoreHorizontal16Regular />}
              aria-label={t('list.view-options', { name: own.name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {hasChanged && (
                <MenuItem icon={<Save16Regular />} onClick={() => onViews(withView(views, { ...own, ...current }))}>
                  {t('list.update-view')}
                </MenuItem>
              )}
              <MenuItem icon={<Edit16Regular />} onClick={() => setNaming('rename')}>
                {t('list.rename-view')}
              </MenuItem>
              <MenuItem icon={<Delete16Regular />} onClick={() => onViews(withoutView(views, own.id))}>
                {t('list.delete-view')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {naming === 'new' && (
        <NameDialog
          title={t('list.save-view')}
          lead={t('list.save-view-lead')}
          submitLabel={t('list.save-view')}
          busyLabel={t('list.save-view')}
          save={save}
          onClose={() => setNaming(null)}
        />
      )}
      {naming === 'rename' && own && (
        <NameDialog
          title={t('list.rename-view')}
          name={own.name}
          submitLabel={t('list.rename-view')}
          busyLabel={t('list.rename-view')}
          save={(name) => Promise.resolve(onViews(renamed(views, own.id, name)))}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}

/** Keeps the focus where nothing can be saved, so that the reason can be found with the keyboard too. */
function SaveButton({ unsavable, onSave }: { unsavable: string | null; onSave: () => void }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const button = (
    <Button
      size="small"
      appearance="subtle"
      className={styles.tool}
      icon={<Add16Regular />}
      disabledFocusable={unsavable !== null}
      onClick={onSave}
    >
      {t('list.save-view')}
    </Button>
  );
  if (unsavable === null) return button;
  return (
    <Tooltip content={unsavable} relationship="description">
      {button}
    </Tooltip>
  );
}
