import { useMeasures, useTypedMeasure, type Measure } from '@slotwise/shared/measures';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Input, Label, Select } from '@slotwise/shared/ui/forms';
import { Add16Regular, Dismiss16Regular } from '@slotwise/shared/ui/icons';
import { useId } from 'react';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px' },
  cell: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  caption: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  input: { minWidth: 0, width: '100%' },
  add: { alignSelf: 'flex-start' },
  hint: { color: tokens.colorNeutralForeground3 },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

export type RowTexts = Readonly<Record<string, string>>;

export interface RowColumn {
  key: string;
  label: string;
  /** Least width. */
  width: string;
  isNumber?: boolean;
  /** It is typed in the unit of the company, and kept as a whole number of the stored one. */
  measure?: Measure;
  options?: readonly { value: string; label: string }[];
}

/** A cell by its row, counted from 1, and its column. */
export interface FaultyCell {
  row: number;
  key: string;
}

interface RowsFieldProps {
  label: string;
  /** Its name in the form; nothing is drawn of it. */
  name?: string;
  columns: readonly RowColumn[];
  value: readonly RowTexts[];
  onChange: (rows: readonly RowTexts[]) => void;
  error?: string | null;
  /** Cells that the error is about, if that is known: else it is about the list. */
  faulty?: readonly FaultyCell[];
  hint?: string;
  addLabel: string;
  /** Texts of a new row. */
  blank: RowTexts;
  max: number;
}

/** A cell that wraps into a line of its own is not as wide as that. */
const widest = (width: string) => `calc(${width} * 1.75)`;

/** A few rows of short fields, which can be added and taken away. */
export function RowsField(props: RowsFieldProps) {
  const { label, columns, value: rows, onChange, error, faulty = [], hint, addLabel, blank, max } = props;
  const styles = useStyles();
  const { t } = useWords();
  const measures = useMeasures();
  const id = useId();
  const change = (at: number, key: string, value: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [key]: value } : row)));
  return (
    <div
      className={styles.root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-fault` : undefined}
      data-invalid={error && faulty.length === 0 ? '' : undefined}
    >
      <Label id={`${id}-label`}>{label}</Label>
      {hint !== undefined && (
        <Text size={200} className={styles.hint}>
          {hint}
        </Text>
      )}
      {rows.map((row, at) => (
        <div key={at} className={styles.row}>
          {columns.map(({ key, label: name, width, isNumber, measure, options }) => {
            const isFaulty = Boolean(error) && faulty.some((cell) => cell.row === at + 1 && cell.key === key);
            const common = {
              ...{ id: `${id}-${at}-${key}`, className: styles.input, value: row[key] ?? '' },
              ...(isFaulty && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
            };
            return (
              <div key={key} className={styles.cell} style={{ flexBasis: width, maxWidth: widest(width) }}>
                <label className={styles.caption} htmlFor={common.id}>
                  {measure ? t('measure.in', { measure: name, unit: measures.symbol(measure) }) : name}
                </label>
                {options ? (
                  <Select {...common} onChange={(_event, data) => change(at, key, data.value)}>
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </Select>
                ) : measure ? (
                  <MeasureInput
                    {...common}
                    measure={measure}
                    isRefused={faulty.length > 0 ? isFaulty : Boolean(error)}
                    onChange={(value) => change(at, key, value)}
                  />
                ) : (
                  <Input
                    {...common}
                    autoComplete="off"
                    inputMode={isNumber ? 'numeric' : undefined}
                    onChange={(_event, data) => change(at, key, data.value)}
                  />
                )}
              </div>
            );
          })}
          <Button
            appearance="subtle"
            icon={<Dismiss16Regular />}
            aria-label={t('rows.remove', { list: label, row: at + 1 })}
            onClick={() => onChange(rows.filter((_row, index) => index !== at))}
          />
        </div>
      ))}
      {error && (
        <Text as="p" id={`${id}-fault`} size={200} className={styles.fault} role="alert">
          {error}
        </Text>
      )}
      {rows.length < max && (
        <Button size="small" className={styles.add} icon={<Add16Regular />} onClick={() => onChange([...rows, blank])}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}

interface MeasureInputProps {
  id: string;
  className: string;
  value: string;
  measure: Measure;
  isRefused: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onChange: (stored: string) => void;
}

function MeasureInput({ measure, value, isRefused, onChange, ...input }: MeasureInputProps) {
  const styles = useStyles();
  const { value: typed, onChange: type, kept, unread } = useTypedMeasure(measure, value, onChange);
  const said = isRefused ? (unread ?? kept) : kept;
  return (
    <>
      <Input
        {...input}
        value={typed}
        autoComplete="off"
        inputMode="decimal"
        aria-describedby={said === undefined ? input['aria-describedby'] : `${input.id}-kept`}
        onChange={(_event, data) => type(data.value)}
      />
      {said !== undefined && (
        <span id={`${input.id}-kept`} className={styles.caption}>
          {said}
        </span>
      )}
    </>
  );
}
