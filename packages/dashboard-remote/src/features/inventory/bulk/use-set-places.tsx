import type { Location } from '@slotwise/contract';
import { BULK_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Edit20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { useRules } from '../layout/use-rules';
import { inventoryKeys } from '../query-keys';
import { inSlices } from './in-slices';
import { SetPlacesDialog } from './set-places-dialog';
import type { PlaceFields } from './set-places-dialog';
import { useLongWork } from './use-long-work';
import { useNames } from './use-names';
import type { wholeSelection } from './whole-selection';
import { useWords } from './words';

interface SetPlaces {
  warehouseId: string;
  rules: ReturnType<typeof useRules>;
  chosen: ReturnType<typeof wholeSelection<Location>>;
  /** Is told of those that are left. */
  onDone: (left: readonly Location[]) => void;
}

/** Gives selected places one zone, one type or both, with its dialogs. Those that refuse it are named, and the others have it. */
export function useSetPlaces({ warehouseId, rules, chosen: { rows, readAll }, onDone }: SetPlaces) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const namesOf = useNames();
  const long = useLongWork();
  const mayManage = useCan(platform, 'manage_warehouses');
  const [setting, setSetting] = useState<readonly Location[] | null>(null);
  const ask = async () => {
    try {
      const all = readAll && (await long.run(t('work.reading'), ({ signal, tell }) => readAll(signal, tell)));
      setSetting(all ?? rows);
    } catch (error) {
      if (!isAborted(error)) notifyFailure(platform, t('places.not-changed'), error);
    }
  };
  const set = async (places: readonly Location[], fields: PlaceFields) => {
    setSetting(null);
    const { answers, done, left, error } = await long.run(t('places.setting'), ({ signal, givenUp, tell }) =>
      inSlices(places, {
        ...{ size: BULK_MAX, signal },
        send: (slice) => {
          const body = { warehouse_id: warehouseId, location_ids: slice.map(({ id }) => id), ...fields };
          return platform.http('PATCH /locations', { body, signal: givenUp });
        },
        onProgress: (count) => tell(count, places.length),
      }),
    );
    void cache.invalidateQueries({ queryKey: inventoryKeys.locations });
    onDone(left);
    if (done.length === 0 && error !== undefined) return notifyFailure(platform, t('places.not-changed'), error);
    const count = left.length;
    const changed = answers.reduce((sum, answer) => sum + answer.changed.length, 0);
    const { title, advice } = describeError(error);
    const names = namesOf(left.map(({ code }) => code));
    const body =
      error === undefined
        ? t('change.stopped', { count })
        : t('change.left', { count, names, why: [title, advice].filter(Boolean).join(' ') });
    platform.notify({
      intent: count > 0 ? 'warning' : changed > 0 ? 'success' : 'info',
      title: changed > 0 ? t('places.set', { count: changed }) : t('places.none-changed'),
      ...(count > 0 && { body }),
    });
  };
  const action: RowAction = {
    key: 'set',
    label: t('places.set-open'),
    icon: <Edit20Regular />,
    onClick: () => void ask(),
    disabled: mayManage ? undefined : t('places.set-needs', { permission: quoted('manage_warehouses') }),
  };
  const dialog = (
    <>
      {setting && (
        <SetPlacesDialog
          count={setting.length}
          rules={rules}
          onSet={(fields) => void set(setting, fields)}
          onClose={() => setSetting(null)}
        />
      )}
      {long.dialog}
    </>
  );
  return { action, dialog };
}
