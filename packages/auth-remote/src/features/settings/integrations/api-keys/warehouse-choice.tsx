import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState } from '@slotwise/shared/ui';
import { ChecksField } from '@slotwise/shared/ui/form';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { warehousesQuery } from '../../api/api-keys';
import { useWords } from '../words';

interface WarehouseChoiceProps extends RemoteAppProps {
  name: string;
  value: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | null;
}

/** The warehouses that a key is limited to: of a company with one there is nothing to choose. */
export function WarehouseChoice({ platform, ...field }: WarehouseChoiceProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const sees = useCan(platform, 'view_warehouses');
  const warehouses = useQuery({ ...warehousesQuery(platform.http), enabled: sees });
  const choices = (warehouses.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (warehouses.isError) {
    const { title, advice } = describeError(warehouses.error);
    const retry = { onRetry: () => void warehouses.refetch(), retrying: warehouses.isFetching };
    return <ErrorState compact title={title} advice={advice} {...retry} />;
  }
  if (choices.length < 2) return null;
  return <ChecksField label={t('api-keys.make.warehouses')} choices={choices} {...field} />;
}
