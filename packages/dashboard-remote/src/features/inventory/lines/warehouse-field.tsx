import { Field, Select } from '@slotwise/shared/ui/forms';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

/** Chooses one of several warehouses; nothing if there is only one. */
export function WarehouseField({ value, onChange }: { value: string; onChange: (warehouseId: string) => void }) {
  const { t } = useWords();
  const warehouses = useWarehouses();
  if (warehouses.length < 2) return null;
  return (
    <Field label={t('word.warehouse')}>
      <Select value={value} onChange={(_event, data) => onChange(data.value)}>
        {warehouses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
