import type { Filter } from '@slotwise/shared/ui/list';
import { useWords } from '../words';
import { useWarehouses } from './use-warehouses';

interface ChoiceFilter<Value extends string> extends Pick<Filter, 'key' | 'name' | 'label' | 'all'> {
  values: readonly Value[];
  /** Word for a value. */
  wordOf: (value: Value) => string;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** The filter of a list by one of a few known values. */
export const choiceFilter = <Value extends string>(props: ChoiceFilter<Value>): Filter => {
  const { values, wordOf, value, onChange, ...names } = props;
  return {
    ...names,
    options: values.map((one) => ({ value: one, label: wordOf(one) })),
    value,
    onChange: (chosen) => onChange(values.find((one) => one === chosen) ?? null),
  };
};

/** The filter of a list by warehouse. In an address no warehouse is the empty text. */
export function useWarehouseFilter(value: string, onChange: (warehouseId: string) => void): Filter {
  const { t } = useWords();
  const warehouses = useWarehouses();
  return {
    key: 'warehouse',
    name: t('word.warehouse'),
    label: t('filter.warehouse'),
    all: t('filter.all-warehouses'),
    options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    value: value || null,
    onChange: (chosen) => onChange(chosen ?? ''),
  };
}
