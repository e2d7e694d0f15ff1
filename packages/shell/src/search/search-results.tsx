import { Caption1, EmptyState, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useEffect } from 'react';
import type { Findable, FoundGroup } from './found';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { maxHeight: 'min(50vh, 26rem)', overflowY: 'auto', paddingBlock: '8px' },
  group: { paddingBlockEnd: '4px' },
  title: { display: 'block', padding: '4px 8px', color: tokens.colorNeutralForeground3 },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '12px',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandBackground}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  label: { flexShrink: 0, maxWidth: '70%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
});

export interface SearchResultsProps {
  id: string;
  groups: readonly FoundGroup[];
  active: Findable | undefined;
  optionId: (item: Findable) => string;
  onChoose: (item: Findable) => void;
  term: string;
}

export function SearchResults({ id, groups, active, optionId, onChoose, term }: SearchResultsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  if (groups.length === 0) {
    return (
      <div id={id} role="status">
        <EmptyState compact title={t('search.nothing', { term: term.trim() })} reason={t('search.nothing-advice')} />
      </div>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.root}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-label={t(`search.${group.kind}`)} className={styles.group}>
          <Caption1 className={styles.title} aria-hidden="true">
            {t(`search.${group.kind}`)}
          </Caption1>
          {group.items.map((item) => (
            <div
              key={item.key}
              id={optionId(item)}
              role="option"
              aria-selected={item === active}
              className={mergeClasses(styles.option, item === active && styles.active)}
              onClick={() => onChoose(item)}
            >
              <span className={styles.label}>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
