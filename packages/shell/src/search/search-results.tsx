import {
  Caption1,
  EmptyState,
  ErrorState,
  ListSkeleton,
  makeStyles,
  mergeClasses,
  tokens,
  VisuallyHidden,
} from '@slotwise/shared/ui';
import { Search20Regular } from '@slotwise/shared/ui/icons';
import { useDescribeError } from '@slotwise/shared/words';
import { useEffect } from 'react';
import { NavigationIcon } from '../layout/navigation-icon';
import { ALL, type Findable, type FoundGroup } from './found';
import { Marked } from './marked';
import { OfTotal } from './of-total';
import type { Found } from './use-found';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { paddingBlock: '8px' },
  // The list itself scrolls, which the box above it moves by its keys.
  list: { maxHeight: 'min(50vh, 26rem)', overflowY: 'auto' },
  group: { paddingBlockEnd: '4px' },
  title: { display: 'block', padding: '4px 8px', color: tokens.colorNeutralForeground3 },
  option: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandBackground}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  awaited: { paddingInline: '8px' },
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
  found: Found;
  active: Findable | undefined;
  optionId: (item: Findable) => string;
  onChoose: (item: Findable) => void;
  /** The pointer was moved onto a result, or from the list: then onto none. */
  onPoint: (key: string | null) => void;
  term: string;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, found, active, optionId, onPoint, term } = props;
  const { groups, awaited, searching, error } = found;
  const styles = useStyles();
  const { t } = useWords();
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const shown = groups.filter((group) => group.id !== ALL);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const total = shown.reduce((sum, group) => sum + (group.total ?? group.items.length), 0);
  const isMore = shown.some(({ more }) => more);
  const isBlank = term.trim() === '';
  return (
    <div className={styles.root}>
      {awaited > 0 && <Awaited count={awaited} />}
      {groups.length > 0 && (
        <div
          id={id}
          role="listbox"
          className={styles.list}
          aria-label={t('search.results')}
          onMouseLeave={() => onPoint(null)}
        >
          {groups.map((group) => (
            <ResultGroup key={group.id} {...props} group={group} />
          ))}
        </div>
      )}
      {!isBlank && searching && <Awaited count={2} />}
      {error && <Failed found={found} error={error} />}
      {!isBlank && !searching && !error && (
        <div role="status">
          {count > 0 ? (
            <VisuallyHidden>
              {total === count && !isMore
                ? t('search.count', { count })
                : t(isMore ? 'found.status-more' : 'found.status', { count, total })}
            </VisuallyHidden>
          ) : (
            <EmptyState
              compact
              title={t('search.nothing', { term: term.trim() })}
              reason={t('search.nothing-advice')}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Stands for results that are on their way. */
function Awaited({ count }: { count: number }) {
  const { t } = useWords();
  return <ListSkeleton avatar={false} count={count} label={t('search.searching')} className={useStyles().awaited} />;
}

/** The server could not be asked, which is not the same as nothing being there. */
function Failed({ found, error }: { found: Found; error: Error }) {
  const { title, advice, retry } = useDescribeError()(error);
  return (
    <ErrorState
      compact
      title={title}
      advice={advice}
      {...(retry ? { onRetry: found.retry, retrying: found.retrying } : {})}
    />
  );
}

function ResultGroup({ group, active, optionId, onChoose, onPoint, term }: SearchResultsProps & { group: FoundGroup }) {
  const styles = useStyles();
  const words = ({ key, marks = [] }: Findable) => (key === ALL ? [] : [...term.trim().split(/\s+/), ...marks]);
  return (
    <div role="group" aria-label={group.label} className={styles.group}>
      <Caption1 className={styles.title} aria-hidden="true">
        {group.label}
        <OfTotal group={group} />
      </Caption1>
      {group.items.map((item) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- The field keeps the focus and hears the keys.
        <div
          key={item.key}
          id={optionId(item)}
          role="option"
          aria-selected={item === active}
          // In one piece: marks would take its words apart.
          aria-label={[item.label, item.detail].filter((text) => text !== '').join(' ')}
          className={mergeClasses(styles.option, item === active && styles.active)}
          onClick={() => onChoose(item)}
          // Moved, and not met: rows that come to lie under a pointer at rest are not chosen.
          onMouseMove={() => onPoint(item.key)}
        >
          <span className={styles.icon} aria-hidden="true">
            {item.term === undefined ? <NavigationIcon name={item.icon} active={false} /> : <Search20Regular />}
          </span>
          <span className={styles.label}>
            <Marked text={item.label} words={words(item)} />
          </span>
          {item.detail && (
            <span className={styles.detail}>
              <Marked text={item.detail} words={words(item)} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
