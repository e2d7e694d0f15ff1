import type { PickListSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

interface AssignDialogProps {
  list: PickListSummary;
  onClose: () => void;
}

/**
 * Gives a pick list to somebody else, or back to the first one to pick. A person who may not see the users can still
 * take it.
 */
export function AssignDialog({ list, onClose }: AssignDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_users');
  const { data: users = [] } = useQuery({
    queryKey: [...inventoryKeys.pickLists, 'people'],
    queryFn: async ({ signal }) => (await platform.http('GET /mycompany/users', { query: {}, signal })).myUsers,
    enabled: maySee,
  });
  const people = new Map<string, string>([
    ...(list.user ? [[list.user.id, list.user.name ?? '–'] as const] : []),
    ...users.map(
      ({ id, firstName, lastName, email }) => [id, [firstName, lastName].filter(Boolean).join(' ') || email] as const,
    ),
    ...(me ? [[me.id, t('assign.me')] as const] : []),
  ]);
  const form = useForm({
    initial: { user: list.user?.id ?? '' },
    names: { user_id: 'user' },
    submit: ({ user }) =>
      platform.http('PATCH /pick-list', { body: { pick_list_id: list.id, user_id: user === '' ? null : user } }),
    onDone: ({ pickList }) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.pickLists });
      const { user } = pickList;
      const title =
        user === null
          ? t('assign.freed')
          : user.id === me?.id
            ? t('assign.done-me')
            : t('assign.done', { name: people.get(user.id) ?? user.name ?? '–' });
      platform.notify({ intent: 'success', title });
      onClose();
    },
  });
  const field = form.field('user');
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('assign.title')}
      lead={t('assign.lead')}
      submitLabel={t('assign.submit')}
      busyLabel={t('assign.busy')}
      canSubmit={form.entered}
      onClose={onClose}
    >
      <Field
        label={t('assign.who')}
        validationState={field.error === null ? 'none' : 'error'}
        validationMessage={field.error ?? undefined}
      >
        <Select value={field.value} onChange={(_event, { value }) => field.onChange(value)}>
          <option value="">{t('assign.first')}</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
