import { Button, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { CheckmarkCircle20Regular, Clock20Regular, ErrorCircle20Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useFloor, useFloorOutbox, useSayDone, type FloorOutbox } from '../floor-context';
import type { FloorEntry } from '../floor-note';
import { useWords } from '../words';
import { focusResult, RECENT_ID } from '../feedback/focus-result';
import { afterCount } from './after-count';
import { CorrectForm, type CorrectFormProps } from './correct-form';
import { isCorrectable } from './correctable';
import { useEntryText } from './use-entry-text';
import { useReason } from './use-reason';

const SHOWN = 6;
const ICONS = {
  waiting: <Clock20Regular />,
  sent: <CheckmarkCircle20Regular />,
  refused: <ErrorCircle20Regular />,
} as const;

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: { paddingBlock: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '48px' },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  sent: { color: tokens.colorStatusSuccessForeground1 },
  refused: { color: tokens.colorStatusDangerForeground1 },
  action: { minHeight: '48px', flexShrink: 0 },
  actions: { display: 'flex', gap: '8px', '& > *': { flexGrow: 1 } },
});

/** Remedies for an entry. Null: nothing, or it is being undone already. */
function findReversal(entry: FloorEntry, entries: readonly FloorEntry[]): 'undo' | 'take-back' | null {
  if (entry.status === 'waiting') return entry.isTried ? null : 'take-back';
  const isUndone = entries.some(({ note, status }) => note.undoes === entry.key && status !== 'refused');
  const isMove = ['receive', 'put-away', 'move', 'replenish'].includes(entry.note.task);
  const isDone = entry.note.task === 'pick' || (isMove && entry.note.goods.some(({ pieces }) => pieces > 0));
  return entry.status === 'sent' && !isUndone && isDone ? 'undo' : null;
}

interface RecentListProps {
  /** Left out: all of them. */
  isShown?: (entry: FloorEntry) => boolean;
  /** Corrects a refused pick. */
  Pick: ComponentType<CorrectFormProps>;
}

/** Recent entries, waiting ones and refused ones: the last first, and all that need somebody. */
export function RecentList({ isShown = () => true, Pick }: RecentListProps) {
  const styles = useStyles();
  const { t } = useWords();
  const outbox = useFloorOutbox();
  const { entries } = outbox;
  const latest = entries.filter(isShown).toReversed();
  const shown = latest.filter(({ status }, at) => status === 'refused' || at < SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={RECENT_ID}>
      <h2 id={RECENT_ID} tabIndex={-1} className={styles.heading}>
        {t('recent.title')}
      </h2>
      <ul className={styles.list}>
        {shown.map((entry) => (
          <Row key={entry.key} entry={entry} entries={entries} outbox={outbox} Pick={Pick} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  entry: FloorEntry;
  entries: readonly FloorEntry[];
  outbox: FloorOutbox;
  Pick: RecentListProps['Pick'];
}

function Row({ entry, entries, outbox, Pick }: RowProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { say, clear } = useFloor();
  const textOf = useEntryText();
  const reasonOf = useReason();
  const [isCorrecting, setCorrecting] = useState(false);
  const reversal = findReversal(entry, entries);
  const text = textOf(entry.note);
  const sayDone = useSayDone();
  const row = useRef<HTMLLIElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const leave = () => focusResult(row.current);
  useEffect(() => {
    // No field of it: that would open the keyboard of a phone, and take the scan of a place.
    if (isCorrecting) form.current?.focus();
  }, [isCorrecting]);
  const takeBack = async () => {
    // An entry that was never sent is gone at once, without network as well.
    const isSent = entry.status === 'sent';
    if (!(await outbox.takeBack(entry))) return;
    leave();
    if (isSent) sayDone(t('recent.undone-said', { what: text }));
    else say('good', t('recent.taken-back', { what: text }));
  };
  /** Of a refused entry: an older refusal must not stand there as its answer. */
  const sentAgain: FloorOutbox = {
    ...outbox,
    correct: (key, body, note) => {
      say('kept', t('correct.sent', { what: textOf(note) }));
      return outbox.correct(key, body, note);
    },
  };
  const discard = async () => {
    await outbox.dismiss(entry.key);
    leave();
    clear();
  };
  const isUndone =
    entry.status === 'sent' && entries.some(({ note, status }) => note.undoes === entry.key && status === 'sent');
  const state = isUndone
    ? 'undone'
    : entry.status === 'waiting' && entry.isTried
      ? 'asked'
      : (afterCount(entry) ?? entry.status);
  const Form = entry.note.stop && entry.note.task === 'pick' ? Pick : CorrectForm;
  const tone = entry.status === 'waiting' ? undefined : styles[entry.status];
  return (
    <li ref={row} className={styles.row} data-status={entry.status}>
      <div className={styles.line}>
        <span className={mergeClasses(styles.icon, tone)} aria-hidden="true">
          {ICONS[entry.status]}
        </span>
        <span className={styles.text}>
          <span>{text}</span>
          <span className={mergeClasses(styles.state, entry.status === 'refused' && styles.refused)}>
            {entry.refusal ? t('recent.refused', { reason: reasonOf(entry) }) : t(`recent.state.${state}`)}
          </span>
        </span>
        {reversal && (
          <Button
            className={styles.action}
            aria-label={t(`recent.${reversal}-of`, { what: text })}
            onClick={() => void takeBack()}
          >
            {t(`recent.${reversal}`)}
          </Button>
        )}
      </div>
      {entry.status === 'refused' && !isCorrecting && (
        <div className={styles.actions}>
          {isCorrectable(entry) && (
            <Button className={styles.action} appearance="primary" onClick={() => setCorrecting(true)}>
              {t('recent.correct')}
            </Button>
          )}
          <Button className={styles.action} onClick={() => void discard()}>
            {t('recent.discard')}
          </Button>
        </div>
      )}
      {entry.status === 'refused' && isCorrecting && (
        <div ref={form} tabIndex={-1} role="group" aria-label={t('recent.correct-of', { what: text })}>
          <Form
            entry={entry}
            outbox={sentAgain}
            onDone={() => {
              leave();
              setCorrecting(false);
            }}
          />
        </div>
      )}
    </li>
  );
}
