import type { Label, LabelKind } from '@slotwise/contract';
import { LABEL_COPIES_MAX, UNITS } from '@slotwise/contract/constants';
import { makeStyles } from '@slotwise/shared/ui';
import { ChecksField, RadioField } from '@slotwise/shared/ui/form';
import { Checkbox, Field, Select } from '@slotwise/shared/ui/forms';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { useWords as useInventoryWords } from '../words';
import { symbologiesOf } from './model/content';
import { perPage } from './model/layouts';
import type { LabelLayout } from './model/layouts';
import { layoutsFor, usedLayout } from './model/settings';
import type { Settings } from './model/settings';
import { RESOLUTIONS } from './model/zpl';
import { NumberField } from './number-field';
import { useWords } from './words';

const useStyles = makeStyles({
  // The longest of its options does not make it wider than its column.
  select: { minWidth: 0, '& > select': { width: '100%', minWidth: 0 } },
});

interface SettingsFieldsProps {
  kind: LabelKind;
  labels: readonly Label[];
  settings: Settings;
  /** Number of these labels that were printed before. */
  before: number;
  disabled: boolean;
  onChange: (settings: Settings) => void;
}

/** "A4, 21 of 63.5 × 38.1 mm (L7160)". */
function useLayoutName(): (layout: LabelLayout) => string {
  const { t } = useWords();
  const formats = useFormats();
  return ({ id, paper, label, ...sheet }) => {
    const size = { width: formats.number(label.width), height: formats.number(label.height) };
    if (paper === 'roll') return t('layout.roll', size);
    const name = id.replace(/^\w+-/, '').toUpperCase();
    return t('layout.sheet', {
      ...size,
      name,
      paper: t(`paper.${paper}`),
      count: perPage({ id, paper, label, ...sheet }),
    });
  };
}

/** Choices for all of the labels. */
export function SettingsFields({ kind, labels, settings, before, disabled, onChange }: SettingsFieldsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const nameOf = useLayoutName();
  const layout = usedLayout(settings);
  const change = (changes: Partial<Settings>) => onChange({ ...settings, ...changes });
  const known = useMemo(() => new Set(labels.map(({ unit }) => unit)), [labels]);
  const units = UNITS.filter((unit) => known.has(unit));
  return (
    <fieldset disabled={disabled} style={{ all: 'unset', display: 'contents' }}>
      {kind === 'sku' && units.length > 1 && (
        <ChecksField
          label={t('field.units')}
          choices={units.map((unit) => ({ value: unit, label: word(`unit.${unit}`) }))}
          value={settings.units}
          onChange={(values) => change({ units: values })}
        />
      )}
      <RadioField
        label={t('field.symbology')}
        choices={symbologiesOf(kind).map((one) => ({
          value: one,
          label: t(`symbology.${one}`),
          hint: t(`symbology-hint.${one}`),
        }))}
        value={settings.symbology}
        onChange={(symbology) => change({ symbology })}
      />
      <RadioField
        label={t('field.medium')}
        layout="horizontal"
        choices={(['sheet', 'zpl'] as const).map((medium) => ({ value: medium, label: t(`medium.${medium}`) }))}
        value={settings.medium}
        onChange={(medium) => change({ medium })}
      />
      <Field label={t('field.layout')}>
        <Select className={styles.select} value={layout.id} onChange={(_event, { value }) => change({ layout: value })}>
          {layoutsFor(settings.medium).map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      {settings.medium === 'zpl' && (
        <RadioField
          label={t('field.resolution')}
          layout="horizontal"
          choices={RESOLUTIONS.map((dpi) => ({ value: String(dpi), label: t('field.dpi', { dpi: String(dpi) }) }))}
          value={String(settings.resolution)}
          onChange={(value) => change({ resolution: RESOLUTIONS.find((dpi) => String(dpi) === value) ?? 203 })}
        />
      )}
      <NumberField
        label={t('field.copies')}
        {...{ min: 1, max: LABEL_COPIES_MAX, value: settings.copies }}
        onChange={(copies) => change({ copies })}
      />
      {layout.paper !== 'roll' && (
        <NumberField
          label={t('field.skipped')}
          hint={t('field.skipped-hint')}
          {...{ min: 0, max: perPage(layout) - 1, value: settings.skipped }}
          onChange={(skipped) => change({ skipped })}
        />
      )}
      {before > 0 && (
        <Checkbox
          checked={settings.again}
          label={t('field.again', { count: before })}
          onChange={(_event, { checked }) => change({ again: checked === true })}
        />
      )}
    </fieldset>
  );
}
