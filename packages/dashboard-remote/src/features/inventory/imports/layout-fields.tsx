import type { Body, ImportLayout } from '@slotwise/contract';
import { IMPORT_ENCODINGS } from '@slotwise/contract/constants';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { HeaderField } from './header-field';
import { faultOf, useReadFile } from './use-import-actions';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: '12px 16px',
    margin: 0,
    padding: '12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  legend: { paddingInline: '4px', color: tokens.colorNeutralForeground2 },
  control: { minWidth: 0, width: '100%' },
});

const DELIMITERS = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
  ['|', 'bar'],
] as const;
/** As people know them; they are names, and the same in every language. */
const ENCODING_NAMES: Readonly<Record<string, string>> = {
  utf8: 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};

type Wishes = Omit<Body<'POST /import/read'>, 'import_id'>;

interface LayoutFieldsProps {
  importId: string;
  layout: ImportLayout;
  /** A number that may be two, and the name of its column, as long as nobody has said which decimal mark the file has. */
  unclear: { text: string; column: string } | null;
  /** The same of a date, as long as nobody has said whether the day or the month comes first. */
  unclearDate: { text: string; column: string } | null;
}

/** Layout of the file, as it was found; after each choice the file is looked at again. */
export function LayoutFields({ importId, layout, unclear, unclearDate }: LayoutFieldsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const read = useReadFile(importId);
  const { format, encoding, delimiter, sheet, sheets, decimalMark, dateOrder } = layout;
  const look = (wish: Wishes) =>
    read.mutate({
      // Present values are not guessed anew when something else is corrected.
      ...(format === 'csv' ? { encoding, delimiter } : { sheet }),
      ...(layout.decimalSaid && { decimal_mark: decimalMark }),
      ...(layout.dateSure !== false && { date_order: dateOrder }),
      header_row: layout.headerRow,
      ...wish,
    });
  /** Another sheet is another table: its names, and the order of its dates, are looked for there. */
  const lookAtSheet = (wanted: string) =>
    read.mutate({ sheet: wanted, ...(layout.decimalSaid && { decimal_mark: decimalMark }) });
  const select = (
    label: string,
    value: string,
    options: readonly (readonly [value: string, label: string])[],
    choose: (value: string) => void,
    warning?: string,
  ) => (
    <Field label={label} validationState={warning === undefined ? 'none' : 'warning'} validationMessage={warning}>
      <Select
        className={styles.control}
        value={value}
        disabled={read.isPending}
        onChange={(_event, data) => choose(data.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
  /** @param row null: the names are looked for, among what else stays as it is */
  const lookBelow = (row: number | null) => look({ header_row: row ?? undefined });
  const fault = faultOf(read.error);
  return (
    <>
      <fieldset className={styles.root} aria-busy={read.isPending}>
        <legend className={styles.legend}>
          <Text size={200}>{t('layout.title')}</Text>
        </legend>
        {format === 'csv' && (
          <>
            {select(
              t('layout.encoding'),
              encoding ?? 'utf8',
              IMPORT_ENCODINGS.map((one) => [one, ENCODING_NAMES[one] ?? one]),
              (value) => look({ encoding: value }),
            )}
            {select(
              t('layout.delimiter'),
              delimiter ?? ',',
              DELIMITERS.map(([one, name]) => [one, t(`layout.delimiter.${name}`)]),
              (value) => look({ delimiter: DELIMITERS.find(([one]) => one === value)?.[0] ?? null }),
            )}
          </>
        )}
        {format === 'xlsx' &&
          select(
            t('layout.sheet'),
            sheet ?? '',
            sheets.map((one) => [one, one]),
            lookAtSheet,
          )}
        {select(
          t('layout.decimal'),
          unclear ? '' : decimalMark,
          [
            ...(unclear ? [['', t('layout.decimal.choose')] as const] : []),
            ...(['point', 'comma'] as const).map((one) => [one, t(`layout.decimal.${one}`)] as const),
          ],
          (value) => look(value === '' ? {} : { decimal_mark: value === 'comma' ? 'comma' : 'point' }),
          unclear ? t('layout.decimal.unclear', unclear) : undefined,
        )}
        {select(
          t('layout.dates'),
          unclearDate ? '' : dateOrder,
          [
            ...(unclearDate ? [['', t('layout.dates.choose')] as const] : []),
            ...(['dmy', 'mdy'] as const).map((one) => [one, t(`layout.dates.${one}`)] as const),
          ],
          (value) => look(value === '' ? {} : { date_order: value === 'mdy' ? 'mdy' : 'dmy' }),
          unclearDate ? t('layout.dates.unclear', unclearDate) : undefined,
        )}
        <HeaderField row={layout.headerRow} disabled={read.isPending} onRow={lookBelow} />
      </fieldset>
      {fault && (
        <div role="alert">
          <Banner intent="error" title={describeError(fault).title}>
            {describeError(fault).advice}
          </Banner>
        </div>
      )}
    </>
  );
}
