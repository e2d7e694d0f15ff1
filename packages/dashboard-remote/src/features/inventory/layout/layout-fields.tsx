import { LOCATION_PURPOSES } from '@slotwise/contract/constants';
import type { LocationType } from '@slotwise/contract';
import { MeasureField } from '@slotwise/shared/measures';
import { makeStyles, Subtitle2 } from '@slotwise/shared/ui';
import { FieldPair } from '@slotwise/shared/ui/form';
import type { FormState } from '@slotwise/shared/ui/form';
import { Field, Select, Switch, TextField } from '@slotwise/shared/ui/forms';
import { RowsField } from '../sections/rows-field';
import { useWords } from '../words';
import type { LayoutList, LayoutValues } from './model/layout-form';
import type { SaidFaults } from './use-layout-faults';

const useStyles = makeStyles({
  // A long option makes it no wider than its place.
  field: { minWidth: 0 },
  select: { minWidth: 0, width: '100%', '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
});

interface LayoutFieldsProps {
  form: FormState<LayoutValues>;
  /** Cells of its lists that have a fault. */
  cells: SaidFaults['cells'];
  types: readonly LocationType[];
}

/** The short form from which a warehouse is laid out. */
export function LayoutFields({ form, cells, types }: LayoutFieldsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { values } = form;
  const count = (name: 'aisles' | 'bays' | 'levels' | 'positions') => (
    <TextField {...form.field(name)} label={t(`layout.${name}`)} inputMode="numeric" autoComplete="off" />
  );
  const length = (name: 'bayWidth' | 'bayDepth' | 'levelHeight' | 'aisleWidth' | 'endWidth') => (
    <MeasureField {...form.field(name)} label={t(`layout.${name}`)} measure="length" />
  );
  const number = (key: string, label: string, width = '5rem') => ({ key, label, width, isNumber: true });
  const lengthIn = (key: string, label: string) => ({ key, label, width: '4rem', measure: 'length' as const });
  const list = (name: LayoutList) => ({ ...form.field(name), faulty: cells[name] });
  const point = [lengthIn('x', t('layout.x')), lengthIn('y', t('layout.y'))];
  return (
    <>
      <FieldPair>
        {count('aisles')}
        {count('bays')}
        <Field className={styles.field} label={t('layout.sides')}>
          <Select
            className={styles.select}
            value={values.sides}
            onChange={(_event, { value }) => form.change({ sides: value === '1' ? '1' : '2' })}
          >
            <option value="1">{t('layout.sides.one')}</option>
            <option value="2">{t('layout.sides.both')}</option>
          </Select>
        </Field>
        {count('levels')}
        {count('positions')}
      </FieldPair>
      <Subtitle2 as="h2">{t('layout.sizes')}</Subtitle2>
      <FieldPair>
        {length('bayWidth')}
        {length('bayDepth')}
        {length('levelHeight')}
        {length('aisleWidth')}
        {length('endWidth')}
      </FieldPair>
      <TextField
        {...form.field('code')}
        label={t('layout.code')}
        hint={t('layout.code-hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <Switch
        label={t('layout.serpentine')}
        checked={values.serpentine}
        onChange={(_event, { checked }) => form.change({ serpentine: checked })}
      />
      <RowsField
        {...list('crossAisles')}
        label={t('layout.crossAisles')}
        addLabel={t('layout.add-crossAisle')}
        max={20}
        blank={{ afterBay: String(Math.max(1, Math.floor(Number(values.bays) / 2) || 1)), width: values.endWidth }}
        columns={[number('afterBay', t('layout.after-bay')), lengthIn('width', t('layout.width'))]}
      />
      <RowsField
        {...list('oneWay')}
        label={t('layout.oneWay')}
        addLabel={t('layout.add-oneWay')}
        max={200}
        blank={{ aisle: '1', towards: 'back' }}
        columns={[
          number('aisle', t('layout.aisle')),
          {
            key: 'towards',
            label: t('layout.towards'),
            width: '8rem',
            options: [
              { value: 'back', label: t('layout.to-back') },
              { value: 'front', label: t('layout.to-front') },
            ],
          },
        ]}
      />
      <RowsField
        {...list('zones')}
        label={t('layout.zones')}
        addLabel={t('layout.add-zone')}
        max={100}
        blank={{ code: '', name: '', from: '1', to: values.aisles }}
        columns={[
          { key: 'code', label: t('layout.zone-code'), width: '5rem' },
          { key: 'name', label: t('layout.zone-name'), width: '9rem' },
          number('from', t('layout.from-aisle'), '4rem'),
          number('to', t('layout.to-aisle'), '4rem'),
        ]}
      />
      {types.length > 0 && (
        <RowsField
          {...list('types')}
          label={t('layout.types')}
          addLabel={t('layout.add-type')}
          max={40}
          blank={{ typeId: types[0]?.id ?? '', fromLevel: '1' }}
          columns={[
            {
              key: 'typeId',
              label: t('place.type'),
              width: '10rem',
              options: types.map(({ id, name }) => ({ value: id, label: name })),
            },
            number('fromLevel', t('layout.from-level')),
          ]}
        />
      )}
      <RowsField
        {...list('places')}
        label={t('layout.places')}
        addLabel={t('layout.add-place')}
        max={200}
        blank={{ code: '', purpose: 'receiving', x: '0', y: '0' }}
        columns={[
          { key: 'code', label: t('place.code'), width: '6rem' },
          {
            key: 'purpose',
            label: t('place.purpose'),
            width: '7rem',
            options: LOCATION_PURPOSES.map((one) => ({ value: one, label: t(`purpose.${one}`) })),
          },
          ...point,
        ]}
      />
      <RowsField
        {...list('depots')}
        label={t('layout.depots')}
        hint={t('layout.depots-hint')}
        addLabel={t('layout.add-depot')}
        max={20}
        blank={{ name: '', x: '0', y: '0' }}
        columns={[{ key: 'name', label: t('layout.depot-name'), width: '8rem' }, ...point]}
      />
    </>
  );
}
