import { makeStyles } from '@slotwise/shared/ui';
import { Checkbox, Field, Input } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { wholeNumber } from '../sections/whole-number';
import { useWords } from './words';

const ROWS_MAX = 1000;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  control: { minWidth: 0, width: '100%' },
});

interface HeaderFieldProps {
  /** Number of the row that names the columns; 0: none does. */
  row: number;
  disabled: boolean;
  /** @param row null: it is to be looked for */
  onRow: (row: number | null) => void;
}

/** The row that names the columns, or that there is none. */
export function HeaderField({ row, disabled, onRow }: HeaderFieldProps) {
  const styles = useStyles();
  const { t } = useWords();
  const [typed, setTyped] = useState(row === 0 ? '' : String(row));
  const isNone = row === 0;
  const wanted = wholeNumber(typed, 1, ROWS_MAX);
  const isRow = isNone || typeof wanted === 'number';
  const look = () => {
    if (typeof wanted === 'number' && wanted !== row) onRow(wanted);
  };
  return (
    <div className={styles.root}>
      <Field
        label={t('layout.header')}
        validationState={isRow ? 'none' : 'error'}
        validationMessage={isRow ? undefined : t('layout.header-fault')}
      >
        <Input
          className={styles.control}
          inputMode="numeric"
          value={typed}
          disabled={disabled || isNone}
          onChange={(_event, data) => setTyped(data.value)}
          onBlur={look}
          onKeyDown={(event) => event.key === 'Enter' && look()}
        />
      </Field>
      <Checkbox
        label={t('layout.no-header')}
        checked={isNone}
        disabled={disabled}
        onChange={(_event, { checked }) => onRow(checked === true ? 0 : null)}
      />
    </div>
  );
}
