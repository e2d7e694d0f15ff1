import type { ImportDetails } from '@slotwise/contract';
import { ErrorState, ListSkeleton, makeStyles, Spinner } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Banner } from '@slotwise/shared/ui/feedback';
import { RadioField } from '@slotwise/shared/ui/form';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useRef, useState } from 'react';
import { ScreenLink } from '@slotwise/shared/ui/link';
import { useWarehouses } from '../sections/use-warehouses';
import { LayoutFields } from './layout-fields';
import { MappingList } from './mapping-list';
import { mappedOf, mappingOf, missingColumns } from './model/mapping';
import { isOnlyHeading, NoRows } from './no-rows';
import { useColumnName } from './use-column-name';
import { faultOf, useStep } from './use-import-actions';
import { useWords } from './words';
import { useImportKinds } from './use-import-kinds';
import type { ImportTarget } from './use-target';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '16px 32px' },
  warehouse: { width: '20rem', maxWidth: '100%' },
  select: { minWidth: 0, width: '100%' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface ColumnsStepProps {
  details: ImportDetails;
  target: ImportTarget;
  onChecked: () => void;
}

/** Layout of the file, mapping of its columns, and target of its data. */
export function ColumnsStep({ details, target, onChecked }: ColumnsStepProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const columnName = useColumnName();
  const describeError = useDescribeError();
  const warehouses = useWarehouses();
  const { import: file, layout, remembered } = details;
  const { check } = useStep(file.id);
  const [mapping, setMapping] = useState(() => mappingOf(details.mapping));
  const { warehouseId, mode, setWarehouse, setMode } = target;
  const warehouseField = useRef<HTMLSelectElement>(null);
  const [hasTried, setTried] = useState(false);
  const kinds = useImportKinds();
  const kind = kinds.data?.find((one) => one.kind === file.kind);
  if (!kind) {
    if (kinds.isPending) return <ListSkeleton avatar={false} />;
    return <ErrorState {...describeError(kinds.error)} onRetry={() => void kinds.refetch()} />;
  }
  const isNumber = (name: string) =>
    kind.columns.some((one) => one.name === name && (one.type === 'whole' || one.type === 'measure'));
  const numbers = mappedOf(mapping).flatMap(({ name, from }) => (isNumber(name) ? [from] : []));
  const open = layout?.open?.find(({ column }) => numbers.includes(column));
  const unclear = open ? { text: open.text, column: details.header[open.column] ?? '' } : null;
  const isDate = (name: string) =>
    kind.columns.some((one) => one.name === name && (one.type === 'day' || one.type === 'time'));
  const dates = mappedOf(mapping).flatMap(({ name, from }) => (isDate(name) ? [from] : []));
  const openDate = layout?.openDates?.find(({ column }) => dates.includes(column));
  const unclearDate = openDate ? { text: openDate.text, column: details.header[openDate.column] ?? '' } : null;
  const missing = missingColumns(kind.columns, mapping);
  const lacksWarehouse = kind.warehouse && warehouseId === undefined;
  const submit = () => {
    setTried(true);
    if (lacksWarehouse) warehouseField.current?.focus();
    if (missing.length > 0 || lacksWarehouse) return;
    target.remember();
    const body = {
      mapping: mappedOf(mapping),
      ...(kind.warehouse && { warehouse_id: warehouseId }),
      ...(kind.modes.length > 0 && { mode }),
    };
    check.mutate(body, { onSuccess: onChecked });
  };
  const fault = faultOf(check.error);
  if (isOnlyHeading(details)) {
    // Another sheet or another row for the names may have rows below it.
    return (
      <>
        <NoRows details={details} />
        {layout && <LayoutFields importId={file.id} layout={layout} unclear={null} unclearDate={null} />}
        <MappingList details={details} columns={kind.columns} mapping={mapping} onMapping={setMapping} />
      </>
    );
  }
  return (
    <>
      {remembered && <Banner intent="info" title={t('columns.remembered')} />}
      {layout && <LayoutFields importId={file.id} layout={layout} unclear={unclear} unclearDate={unclearDate} />}
      <MappingList details={details} columns={kind.columns} mapping={mapping} onMapping={setMapping} />
      {(kind.warehouse || kind.modes.length > 0) && (
        <div className={styles.choices}>
          {kind.warehouse && warehouses.length > 0 && (
            <Field
              className={styles.warehouse}
              label={t('columns.warehouse')}
              required
              validationState={hasTried && lacksWarehouse ? 'error' : 'none'}
              validationMessage={hasTried && lacksWarehouse ? t('columns.warehouse-missing') : undefined}
            >
              <Select
                ref={warehouseField}
                className={styles.select}
                value={warehouseId ?? ''}
                onChange={(_event, { value }) => setWarehouse(value || null)}
              >
                {warehouseId === undefined && <option value="">{t('columns.choose')}</option>}
                {warehouses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {kind.modes.length > 0 && (
            <RadioField
              label={t('columns.mode')}
              value={mode}
              onChange={setMode}
              choices={kind.modes.map((one) => ({ value: one, label: t(`mode.${one}`), hint: t(`mode.${one}.hint`) }))}
            />
          )}
        </div>
      )}
      {kind.warehouse && warehouses.length === 0 && (
        <Banner
          intent="warning"
          title={t('columns.no-warehouse')}
          actions={<ScreenLink to="/inventory">{t('columns.to-warehouses')}</ScreenLink>}
        />
      )}
      {hasTried && missing.length > 0 && (
        <div role="alert">
          <Banner
            intent="error"
            title={t('columns.missing', {
              count: missing.length,
              names: formats.list(missing.map(columnName)),
            })}
          />
        </div>
      )}
      {fault && (
        <div role="alert">
          <Banner intent="error" title={describeError(fault).title}>
            {describeError(fault).advice}
          </Banner>
        </div>
      )}
      <div className={styles.actions}>
        <SendButton
          appearance="primary"
          icon={check.isPending ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
          sending={check.isPending}
          onClick={submit}
        >
          {t('columns.check')}
        </SendButton>
      </div>
    </>
  );
}
