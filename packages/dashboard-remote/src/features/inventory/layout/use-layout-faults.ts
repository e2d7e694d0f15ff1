import type { LayoutForm } from '@slotwise/contract';
import { layoutFaults } from '@slotwise/contract/layout';
import type { LayoutFault } from '@slotwise/contract/layout';
import { ApiError } from '@slotwise/shared/http';
import { useMeasures } from '@slotwise/shared/measures';
import type { Faults } from '@slotwise/shared/ui/form';
import { useFormats } from '@slotwise/shared/words';
import type { FaultyCell } from '../sections/rows-field';
import { useDescribeRefusal } from '../sections/use-describe-refusal';
import { useRefusal } from '../sections/use-refusal';
import { useWords } from '../words';
import { FIRST_LAYOUT, layoutValues, readLayout } from './model/layout-form';
import type { LayoutList, LayoutNumber, LayoutValues } from './model/layout-form';
import type { CellFault, NumberLimits } from './model/row-reader';

/** Names of the cells of each list, as their labels have them. */
const CELLS = {
  depots: { name: 'layout.depot-name', x: 'layout.x', y: 'layout.y' },
  crossAisles: { afterBay: 'layout.after-bay', width: 'layout.width' },
  oneWay: { aisle: 'layout.aisle', towards: 'layout.towards' },
  zones: { code: 'layout.zone-code', name: 'layout.zone-name', from: 'layout.from-aisle', to: 'layout.to-aisle' },
  types: { typeId: 'place.type', fromLevel: 'layout.from-level' },
  places: { code: 'place.code', purpose: 'place.purpose', x: 'layout.x', y: 'layout.y' },
} as const;
type CellWord = { [List in LayoutList]: (typeof CELLS)[List][keyof (typeof CELLS)[List]] }[LayoutList];

const isList = (name: string): name is LayoutList => Object.hasOwn(CELLS, name);
const wordOf = (list: LayoutList, key: string) => (CELLS[list] as Readonly<Record<string, CellWord | undefined>>)[key];

/** Faults of a form in words, by its fields, and the cells of lists that have them. */
export interface SaidFaults {
  fields: Faults<keyof LayoutValues>;
  cells: Partial<Record<LayoutList, FaultyCell[]>>;
}

const onWire = ({ field, code, params = {} }: LayoutFault) => ({
  field,
  code,
  reason: code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, typeof param === 'object' ? [...param] : param]),
  ),
});

/** Says everything that is wrong with the typed form: row, cell and limit, as far as each has them. */
export function useLayoutFaults() {
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const describe = useDescribeRefusal();
  const explain = useRefusal(Object.keys(layoutValues(FIRST_LAYOUT)) as (keyof LayoutValues)[]);

  const sayLimits = ({ min, max, isLength }: NumberLimits): string => {
    const limits = isLength
      ? { min: measures.number('length', min), max: measures.text('length', max) }
      : { min: formats.number(min), max: formats.number(max) };
    // In inches it need not be whole.
    return t(isLength && measures.system === 'imperial' ? 'layout.fault.number' : 'layout.fault.whole', limits);
  };
  const sayCell = (list: LayoutList, { row, key }: FaultyCell, text: string): string => {
    const word = wordOf(list, key);
    return word ? t('rows.fault-in', { row, field: t(word), text }) : t('rows.fault', { row, text });
  };
  const why = ({ why }: CellFault): string => {
    if (why === 'empty') return t('layout.fault.empty');
    return 'longest' in why ? t('layout.fault.long', { max: why.longest }) : sayLimits(why);
  };

  const ofWhole = (form: LayoutForm): SaidFaults => {
    const said: SaidFaults = { fields: {}, cells: {} };
    for (const fault of layoutFaults(form)) {
      const details = onWire(fault);
      const [name = '', at, key = ''] = fault.field.split('/');
      if (at === undefined || !isList(name)) {
        Object.assign(said.fields, explain(new ApiError(422, 'validation_failed', '', [details]))?.fields);
        continue;
      }
      const cell = { row: Number(at) + 1, key };
      const text = describe(new ApiError(422, 'validation_failed', '', [details])).advice;
      said.fields[name] = [said.fields[name], sayCell(name, cell, text)].filter(Boolean).join('. ');
      said.cells[name] = [...(said.cells[name] ?? []), cell];
    }
    return said;
  };

  const sayFaults = (values: LayoutValues): SaidFaults => {
    const read = readLayout(values);
    if ('form' in read) return ofWhole(read.form);
    const { numbers, rows } = read.faults;
    const fields: Faults<keyof LayoutValues> = {};
    for (const [name, limits] of Object.entries(numbers)) fields[name as LayoutNumber] = sayLimits(limits);
    for (const [name, faults] of Object.entries(rows)) {
      const list = name as LayoutList;
      fields[list] = faults.map((fault) => sayCell(list, fault, why(fault))).join('. ');
    }
    return { fields, cells: rows };
  };
  return { explain, sayFaults };
}
