import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useSession } from '@slotwise/shared/session';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useLocale } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../words';

/** Asks for the warehouse of a search, and leads to its form: at once where there is only one. Without any, the page says what to do. */
export function ChooseWarehouse({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const locale = useLocale();
  const { me } = useSession(platform);
  const tenant = { userType: 'company' as const, companyID: me?.companyID ?? null, wmsID: null };
  const { data } = useQuery(tenantQueries(platform.http, tenant).warehouses);
  const [chosen, setChosen] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const only = data?.length === 1 ? data[0] : undefined;
  const target = only?.id ?? confirmed;
  // The dialog closes before its page goes: it would leave the next one hidden from screen readers.
  useEffect(() => {
    if (target !== null) platform.navigate(`/slotting/${target}`, { replace: true });
  }, [target, platform]);
  const warehouses = data?.toSorted((a, b) => a.name.localeCompare(b.name, locale)) ?? [];
  const [first] = warehouses;
  if (!first || only) return null;
  return (
    <ConfirmDialog
      open={confirmed === null}
      title={t('choose.title')}
      confirmLabel={t('choose.confirm')}
      onConfirm={() => setConfirmed(chosen ?? first.id)}
      onCancel={onClose}
    >
      <Field label={t('choose.warehouse')}>
        <Select value={chosen ?? first.id} onChange={(_event, { value }) => setChosen(value)}>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
