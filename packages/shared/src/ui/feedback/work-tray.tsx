import { Button, Link, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { sharedWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { ChevronDown16Regular, ChevronUp16Regular, Dismiss16Regular } from '../icons';
import { StateBadge } from './state-badge';
import type { BusTopics } from '../../platform';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    width: '22rem',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  // It stands in a row of its own then, and lies over nothing.
  resting: { width: 'auto', flexShrink: 0, alignSelf: 'flex-start', boxShadow: 'none' },
  head: { display: 'flex', alignItems: 'center', gap: '8px', padding: '4px 4px 4px 12px' },
  title: { flexGrow: 1, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '40vh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
  },
  work: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    padding: '8px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // Its text stands below the title's, where nothing is before it.
  cancel: { ':first-child': { marginInlineStart: '-8px' }, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  figures: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Something long that goes on while people go elsewhere. */
export type Work = BusTopics['work:changed'];

export interface WorkTrayProps {
  /** Oldest first. */
  list: readonly Work[];
  /** Goes to an address of the application, in any remote. */
  onNavigate: (href: string) => void;
  onCancel: (id: string) => void;
  /** Takes what has ended off the list. */
  onDismiss: () => void;
  /** Its place over the page. */
  className?: string;
  /** The same in a row of the page, once all has ended and nobody looks into it. */
  restingClassName?: string;
}

/**
 * Lists running work of the page and its results, on every screen. Nothing is shown while there is nothing. A list that has ended folds
 * by itself and takes a row of the page: over the page it would lie on what people do next.
 */
export function WorkTray({ list, onNavigate, onCancel, onDismiss, className, restingClassName }: WorkTrayProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const [choice, setChoice] = useState<{ isRunning: boolean; isOpen: boolean } | null>(null);
  if (list.length === 0) return null;
  const running = list.filter(({ state }) => state === 'running').length;
  const failed = list.filter(({ state }) => state === 'failed').length;
  const isRunning = running > 0;
  const isOpen = choice?.isRunning === isRunning ? choice.isOpen : isRunning;
  const isResting = !isRunning && !isOpen;
  const ended = failed > 0 ? t('work.failed', { count: failed }) : t('work.finished');
  return (
    <section
      className={mergeClasses(styles.root, isResting ? styles.resting : className, isResting && restingClassName)}
      aria-label={t('work.title')}
    >
      <div className={styles.head}>
        <span className={styles.title} role="status">
          {isRunning ? t('work.running', { count: running }) : ended}
        </span>
        <Button
          size="small"
          appearance="subtle"
          icon={isOpen ? <ChevronDown16Regular /> : <ChevronUp16Regular />}
          aria-label={isOpen ? t('work.fold') : t('work.unfold')}
          aria-expanded={isOpen}
          onClick={() => setChoice({ isRunning, isOpen: !isOpen })}
        />
        {!isRunning && (
          <Button
            size="small"
            appearance="subtle"
            icon={<Dismiss16Regular />}
            aria-label={t('work.clear')}
            onClick={onDismiss}
          />
        )}
      </div>
      {isOpen && (
        <ul className={styles.list} tabIndex={0} aria-label={t('work.title')}>
          {list.map((work) => (
            <WorkItem key={work.id} work={work} onNavigate={onNavigate} onCancel={onCancel} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkItem({ work, onNavigate, onCancel }: { work: Work } & Pick<WorkTrayProps, 'onNavigate' | 'onCancel'>) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const { id, title, state, done, total, outcome, href, canCancel } = work;
  return (
    <li className={styles.work}>
      <div className={styles.line}>
        <span className={styles.name}>{title}</span>
        {state !== 'running' && <StateBadge state={state} />}
        {done !== null && state === 'running' && (
          <span className={mergeClasses(styles.quiet, styles.figures)}>
            {total === null ? t('work.so-far', { done }) : t('work.progress', { done, total })}
          </span>
        )}
      </div>
      {state === 'running' && (
        <ProgressBar
          aria-label={title}
          value={done !== null && total !== null ? done : undefined}
          max={total ?? undefined}
        />
      )}
      {outcome && <span className={styles.quiet}>{outcome}</span>}
      {(href !== null || (canCancel && state === 'running')) && (
        <div className={styles.line}>
          {href !== null && (
            <Link
              href={href}
              onClick={(event) => {
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onNavigate(href);
              }}
            >
              {t('work.open')}
            </Link>
          )}
          {canCancel && state === 'running' && (
            <Button size="small" appearance="subtle" className={styles.cancel} onClick={() => onCancel(id)}>
              {t('form.cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
