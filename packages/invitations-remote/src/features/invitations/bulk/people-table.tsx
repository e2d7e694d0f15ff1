import { Caption1, StatusBadge, WrittenText } from '@slotwise/shared/ui';
import type { StatusTone } from '@slotwise/shared/ui';
import { Input, Select } from '@slotwise/shared/ui/forms';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useState } from 'react';
import { usePeopleTableStyles } from './people-table.styles';

/** What stands in a row, whatever it came from. */
export interface PersonRow {
  id: string;
  line: number;
  address: string;
  name: string | null;
  /** Key of its state. */
  state: string;
  reason: string | null;
}

export interface StateLook {
  label: string;
  tone: StatusTone;
}

interface PeopleTableProps {
  label: string;
  rows: readonly PersonRow[];
  /** States in the order in which they are offered as filters. */
  looks: Readonly<Record<string, StateLook>>;
  /** Lets people put right the addresses of rows in this state. */
  mend?: { state: string; onMend: (id: string, address: string) => void };
}

const ROW = 44;

/** People and what will, or did, become of each. */
export function PeopleTable({ label, rows, looks, mend }: PeopleTableProps) {
  const styles = usePeopleTableStyles();
  const [state, setState] = useState('');
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
  const present = Object.keys(looks).filter((key) => counts.has(key));
  const chosen = present.includes(state) ? state : '';
  const shown = chosen === '' ? rows : rows.filter((row) => row.state === chosen);
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <Caption1 className={styles.summary} aria-live="polite">
          {present.map((key) => `${counts.get(key)} ${looks[key]?.label.toLowerCase()}`).join(' · ')}
        </Caption1>
        {present.length > 1 && (
          <Select size="small" aria-label="Show rows" value={chosen} onChange={(_event, { value }) => setState(value)}>
            <option value="">All rows</option>
            {present.map((key) => (
              <option key={key} value={key}>
                {looks[key]?.label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={`${label}, rows`}>
        <VirtualList items={shown} estimate={ROW} aria-label={label}>
          {(row) => {
            const look = looks[row.state];
            return (
              <div className={styles.row}>
                <span className={styles.line}>{row.line}</span>
                <div className={styles.who}>
                  {mend?.state === row.state ? (
                    <Input
                      size="small"
                      className={styles.mend}
                      aria-label={`Address in line ${row.line}`}
                      value={row.address}
                      onChange={(_event, { value }) => mend.onMend(row.id, value)}
                    />
                  ) : (
                    <WrittenText text={row.address || '–'} className={styles.text} />
                  )}
                  {row.name && <WrittenText text={row.name} className={styles.name} />}
                  {row.reason && <Caption1 className={styles.reason}>{row.reason}</Caption1>}
                </div>
                {look && <StatusBadge tone={look.tone} label={look.label} className={styles.state} />}
              </div>
            );
          }}
        </VirtualList>
      </div>
    </section>
  );
}
