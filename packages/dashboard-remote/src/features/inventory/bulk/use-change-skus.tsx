import type { Body, SkuSummary } from '@slotwise/contract';
import { SKUS_CHANGED_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Edit20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { ChangeSkusDialog } from './change-skus-dialog';
import { inSlices } from './in-slices';
import { useLongWork } from './use-long-work';
import { useNames } from './use-names';
import type { wholeSelection } from './whole-selection';
import { useWords } from './words';

type Fields = Omit<Body<'PATCH /skus'>, 'sku_ids'>;
type Chosen = ReturnType<typeof wholeSelection<SkuSummary>>;

/** The change of selected SKUs, with its dialogs. @param onDone is told of those that are left */
export function useChangeSkus({ rows, readAll }: Chosen, onDone: (left: readonly SkuSummary[]) => void) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const namesOf = useNames();
  const long = useLongWork();
  const mayManage = useCan(platform, 'manage_inventory');
  const [changing, setChanging] = useState<readonly SkuSummary[] | null>(null);
  const ask = async () => {
    try {
      const all = readAll && (await long.run(t('work.reading'), ({ signal, tell }) => readAll(signal, tell)));
      setChanging(all ?? rows);
    } catch (error) {
      if (!isAborted(error)) notifyFailure(platform, t('change.failed'), error);
    }
  };
  /** More than one request takes: those that are refused are named, and the others are changed. */
  const changeMany = async (skus: readonly SkuSummary[], fields: Fields) => {
    setChanging(null);
    const { done, left, error } = await long.run(t('change.working'), ({ signal, givenUp, tell }) =>
      inSlices(skus, {
        ...{ size: SKUS_CHANGED_MAX, signal },
        send: (slice) => {
          const body = { sku_ids: slice.map(({ id }) => id), ...fields };
          return platform.http('PATCH /skus', { body, signal: givenUp });
        },
        onProgress: (count) => tell(count, skus.length),
      }),
    );
    void cache.invalidateQueries({ queryKey: inventoryKeys.skus });
    onDone(left);
    if (done.length === 0 && error !== undefined) return notifyFailure(platform, t('change.failed'), error);
    const { title, advice } = describeError(error);
    const count = left.length;
    const body =
      error === undefined
        ? t('change.stopped', { count })
        : t('change.left', {
            ...{ count, names: namesOf(left.map(({ code }) => code)) },
            why: [title, advice].filter(Boolean).join(' '),
          });
    platform.notify({
      intent: count > 0 ? 'warning' : 'success',
      title: t('change.done', { count: done.length }),
      ...(count > 0 && { body }),
    });
  };
  const action: RowAction = {
    key: 'change',
    label: t('change.label'),
    icon: <Edit20Regular />,
    onClick: () => void ask(),
    disabled: mayManage ? undefined : t('change.needs', { permission: quoted('manage_inventory') }),
  };
  const dialog = (
    <>
      {changing && (
        <ChangeSkusDialog
          ids={changing.map(({ id }) => id)}
          onMany={changing.length > SKUS_CHANGED_MAX ? (fields) => void changeMany(changing, fields) : undefined}
          onClose={() => setChanging(null)}
          onDone={() => {
            setChanging(null);
            onDone([]);
          }}
        />
      )}
      {long.dialog}
    </>
  );
  return { action, dialog };
}
