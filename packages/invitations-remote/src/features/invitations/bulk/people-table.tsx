import { Caption1, StatusBadge, WrittenText } from '@slotwise/shared/ui';
import type { StatusTone } from '@slotwise/shared/ui';
import { Input, Select } from '@slotwise/shared/ui/forms';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useState } from 'react';
import { useWords } from './words';
import type { Said } from './words';
import { usePeopleTableStyles } from './people-table.styles';

/** Content of a row, from any source. */
export interface PersonRow {
  id: string;
  line: number;
  address: string;
  name: string | null;
  state: RowState;
  /** Why; a text where the whole request failed. */
  reason: Said | string | null;
  /** What it will be once it is sent again. It keeps its place by `state`, under the hands of who puts it right. */
  now?: RowState;
}

const TONES = {
  valid: 'success',
  unchecked: 'neutral',
  invited: 'success',
  pending: 'info',
  member: 'info',
  duplicate: 'neutral',
  invalid: 'warning',
  failed: 'danger',
  unsent: 'neutral',
} as const satisfies Record<string, StatusTone>;
export type RowState = keyof typeof TONES;

/** What somebody has to act on stands on top, what goes well at the end. */
const URGENCY: readonly RowState[] = [
  'failed',
  'invalid',
  'unsent',
  'member',
  'pending',
  'duplicate',
  'unchecked',
  'valid',
  'invited',
];
const byUrgency = (one: PersonRow, other: PersonRow) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state);

interface PeopleTableProps {
  label: string;
  rows: readonly PersonRow[];
  /** That rows can be in, in the order in which they are told. */
  states: readonly RowState[];
  /** Lets people put right the addresses of rows in this state. */
  mend?: { state: RowState; onMend: (id: string, address: string) => void };
}

const ROW = 44;

/** People and the expected or actual result of each. */
export function PeopleTable({ label, rows, states, mend }: PeopleTableProps) {
  const styles = usePeopleTableStyles();
  const { t, say } = useWords();
  const [state, setState] = useState<RowState | ''>('');
  const counts = new Map<RowState, number>();
  for (const { state: before, now = before } of rows) counts.set(now, (counts.get(now) ?? 0) + 1);
  const present = states.filter((key) => rows.some((row) => row.state === key));
  const chosen = state !== '' && present.includes(state) ? state : '';
  const shown = chosen === '' ? rows.toSorted(byUrgency) : rows.filter((row) => row.state === chosen);
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <Caption1 className={styles.summary} aria-live="polite">
          {states
            .flatMap((key) => (counts.has(key) ? t(`tally.${key}`, { count: counts.get(key) ?? 0 }) : []))
            .join(' · ')}
        </Caption1>
        {present.length > 1 && (
          <Select
            size="small"
            aria-label={t('table.show')}
            value={chosen}
            onChange={(_event, { value }) => setState(value as RowState | '')}
          >
            <option value="">{t('table.all')}</option>
            {present.map((key) => (
              <option key={key} value={key}>
                {t(`state.${key}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={t('table.rows', { label })}>
        <VirtualList items={shown} estimate={ROW} aria-label={label}>
          {(row) => {
            const now = row.now ?? row.state;
            return (
              <div className={styles.row}>
                <span className={styles.line}>{row.line}</span>
                <div className={styles.who}>
                  {mend?.state === row.state ? (
                    <Input
                      size="small"
                      className={styles.mend}
                      aria-label={t('table.address-in', { line: row.line })}
                      value={row.address}
                      onChange={(_event, { value }) => mend.onMend(row.id, value)}
                    />
                  ) : (
                    <WrittenText text={row.address || '–'} className={styles.text} />
                  )}
                  {row.name && <WrittenText text={row.name} className={styles.name} />}
                  {row.reason && (
                    <Caption1 className={styles.reason}>
                      {typeof row.reason === 'string' ? row.reason : say(row.reason)}
                    </Caption1>
                  )}
                </div>
                <StatusBadge tone={TONES[now]} label={t(`state.${now}`)} className={styles.state} />
              </div>
            );
          }}
        </VirtualList>
      </div>
    </section>
  );
}
