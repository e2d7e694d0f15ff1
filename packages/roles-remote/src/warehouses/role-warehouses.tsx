import type { Role } from '@slotwise/contract';
import { Caption1 } from '@slotwise/shared/ui';
import { useFormats, useLocale } from '@slotwise/shared/words';
import { useWords } from '../words';
import { useWarehouses } from './use-warehouses';

interface RoleWarehousesProps {
  role: Pick<Role, 'warehouseIds'>;
  className?: string;
}

/** The warehouses that a role is limited to, in words; nothing if it is for all of them. */
export function RoleWarehouses({ role: { warehouseIds }, className }: RoleWarehousesProps) {
  return warehouseIds ? <LimitedTo ids={warehouseIds} className={className} /> : null;
}

function LimitedTo({ ids, className }: { ids: readonly string[]; className: string | undefined }) {
  const { t } = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const { warehouses } = useWarehouses();
  const names = warehouses
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, locale));
  // Of those that this person does not see, and of those that are gone, only how many they are is known.
  const others = ids.length - names.length;
  return (
    <Caption1 className={className}>
      {names.length === 0
        ? t('warehouses.only-others', { count: others })
        : t('warehouses.only', { names: formats.list(names), others })}
    </Caption1>
  );
}
