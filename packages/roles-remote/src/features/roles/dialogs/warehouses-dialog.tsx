import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ChecksField, FormDialog, RadioField, useForm } from '@slotwise/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { withRole } from '../../../model/optimistic';
import { expectVersions, forgetVersions } from '../../../model/role-drafts';
import { useWords } from '../../../words';
import { useWarehouses } from '../../../warehouses/use-warehouses';

type Reach = 'all' | 'some';

/** Scope of a role's permissions: everywhere, or the ticked warehouses. */
export default function WarehousesDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useBoard();
  const changeDrafts = useChangeDrafts();
  const read = useWarehouses();
  const initial: { reach: Reach; chosen: readonly string[] } = {
    reach: role.warehouseIds ? 'some' : 'all',
    chosen: role.warehouseIds ?? [],
  };
  const form = useForm({
    initial,
    check: ({ reach, chosen }) => (reach === 'some' && chosen.length === 0 ? { chosen: t('warehouses.missing') } : {}),
    endsEarly: true,
    submit: async ({ reach, chosen }, signal) => {
      changeDrafts((drafts) => expectVersions(drafts, [role]));
      try {
        return await platform.http('PATCH /role/warehouses', {
          body: { role_id: role.id, warehouse_ids: reach === 'all' ? null : [...chosen] },
          headers: { 'if-match': `"${role.version}"` },
          signal,
        });
      } catch (error) {
        changeDrafts((drafts) => forgetVersions(drafts, [role]));
        throw error;
      }
    },
    onDone: (answer) => {
      const { queryKey } = tenantQueries(platform.http, me).roles;
      cache.setQueryData(queryKey, (roles) => roles && withRole(roles, answer.role));
      platform.notify({ intent: 'success', title: t('warehouses.saved', { role: answer.role.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('warehouses.title', { role: role.name })}
      lead={t('warehouses.lead')}
      submitLabel={t('update.verb')}
      busyLabel={t('warehouses.busy')}
      onClose={onClose}
    >
      <RadioField
        {...form.field('reach')}
        label={t('warehouses.where')}
        choices={[
          { value: 'all', label: t('warehouses.all'), hint: t('warehouses.all-hint') },
          { value: 'some', label: t('warehouses.some') },
        ]}
      />
      {form.values.reach === 'some' && (
        <ChecksField
          {...form.field('chosen')}
          label={t('warehouses.which')}
          choices={read.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        >
          {read.isLoading && <ListSkeleton avatar={false} />}
          {read.isError && (
            <ErrorState
              compact
              title={t('warehouses.failed')}
              onRetry={() => void read.refetch()}
              retrying={read.isFetching}
            />
          )}
        </ChecksField>
      )}
    </FormDialog>
  );
}
