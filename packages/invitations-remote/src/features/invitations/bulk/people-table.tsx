import { Caption1, StatusBadge, WrittenText } from '@slotwise/shared/ui';
import type { StatusTone } from '@slotwise/shared/ui';
import { Input, Select } from '@slotwise/shared/ui/forms';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useState } from 'react';
import type { Mend } from './model/mending';
import { useWords } from './words';
import type { Said } from './words';
import { usePeopleTableStyles } from './people-table.styles';

/** Content of a row, from any source. */
export interface PersonRow {
  id: string;
  line: number;
  address: string;
  name: string | null;
  /** Name of the role that it gives, where that is known. */
  role?: string | undefined;
  state: RowState;
  /** The parts that can be put right in the row: they stay from when they were faulty, so that a field stays under the hands of whoever fills it. */
  mends?: readonly Mendable[];
  /** Why; a text where the whole request failed. */
  reason: Said | string | null;
  /** The entry as it will be once it is sent again. It keeps its place by `state`, under the hands of whoever puts it right. */
  now?: RowState;
}

export type Mendable = 'address' | 'role';

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

/** Entries that somebody has to act on stand on top, those that go well at the end. */
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
  /** The states that rows can be in, in the order in which they are told. */
  states: readonly RowState[];
  /** Names of the roles that a row can be given. */
  roles?: readonly string[];
  /** Puts right what a row says can be. */
  onMend?: (id: string, change: Mend) => void;
}

const NO_ROLES: readonly string[] = [];

const ROW = 44;

function PersonLine({
  row,
  roles,
  onMend,
}: { row: PersonRow } & Required<Pick<PeopleTableProps, 'roles'>> & Pick<PeopleTableProps, 'onMend'>) {
  const styles = usePeopleTableStyles();
  const { t, say } = useWords();
  const { id, line, address, name, role, reason, state, now = state } = row;
  const mends = (what: Mendable) => onMend !== undefined && row.mends?.includes(what);
  const known = roles.find((one) => one.toLowerCase() === role?.trim().toLowerCase());
  return (
    <div className={styles.row}>
      <span className={styles.line}>{line}</span>
      <div className={styles.who}>
        {mends('address') ? (
          <Input
            size="small"
            className={styles.mend}
            aria-label={t('table.address-in', { line })}
            value={address}
            onChange={(_event, { value }) => onMend?.(id, { address: value })}
          />
        ) : (
          <WrittenText text={address || '–'} className={styles.text} />
        )}
        {name && <WrittenText text={name} className={styles.name} />}
        {mends('role') ? (
          <Select
            size="small"
            aria-label={t('table.role-in', { line })}
            value={known ?? ''}
            onChange={(_event, { value }) => onMend?.(id, { role: value })}
          >
            {known === undefined && <option value="">{t('table.role-choose')}</option>}
            {roles.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        ) : (
          role !== undefined && <Caption1 className={styles.role}>{t('table.role-of', { role })}</Caption1>
        )}
        {reason && <Caption1 className={styles.reason}>{typeof reason === 'string' ? reason : say(reason)}</Caption1>}
      </div>
      <StatusBadge tone={TONES[now]} label={t(`state.${now}`)} className={styles.state} />
    </div>
  );
}

/** People and the expected or actual result of each. */
export function PeopleTable({ label, rows, states, roles = NO_ROLES, onMend }: PeopleTableProps) {
  const styles = usePeopleTableStyles();
  const { t } = useWords();
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
          {(row) => <PersonLine row={row} roles={roles} onMend={onMend} />}
        </VirtualList>
      </div>
    </section>
  );
}
