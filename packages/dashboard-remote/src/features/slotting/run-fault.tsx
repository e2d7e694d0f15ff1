import type { SlottingRun } from '@slotwise/contract';
import { ApiError } from '@slotwise/shared/http';
import { ErrorState } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { OpenLink } from '../../open-link';
import { useWords } from './words';

const IMPORTS = () => '/inventory/imports';
const LAYOUT = (warehouseId: string) => `/inventory/warehouses/${warehouseId}`;

/** Ways out of a fault: where it can be mended, or null where that is on this page. */
const WAYS_OUT = {
  plan_no_aisles: null,
  plan_no_grid: { to: LAYOUT, label: 'fault.to-layout' },
  plan_no_stock: { to: IMPORTS, label: 'fault.to-stock' },
  plan_no_orders: { to: IMPORTS, label: 'fault.to-orders' },
  plan_few_orders: { to: IMPORTS, label: 'fault.to-orders' },
  plan_no_way_back: { to: LAYOUT, label: 'fault.to-layout' },
  plan_long_history: null,
  plan_one_way: null,
  plan_failed: null,
} as const;

const isNamed = (code: string): code is keyof typeof WAYS_OUT => Object.hasOwn(WAYS_OUT, code);

interface RunFaultProps {
  run: Pick<SlottingRun, 'warehouseId'>;
  fault: NonNullable<SlottingRun['fault']>;
}

/** Why no plan was made, and what can be done about it. */
export function RunFault({ run: { warehouseId }, fault }: RunFaultProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { title, advice } = describeError(new ApiError(422, 'validation_failed', fault.reason, [fault]));
  if (!isNamed(fault.code)) return <ErrorState title={title} advice={advice} />;
  const wayOut = WAYS_OUT[fault.code];
  return (
    <ErrorState
      title={advice}
      advice={t(`fault.${fault.code}`)}
      actions={wayOut && <OpenLink to={wayOut.to(warehouseId)}>{t(wayOut.label)}</OpenLink>}
    />
  );
}
