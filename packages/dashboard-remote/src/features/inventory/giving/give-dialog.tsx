import type { PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useWords } from './words';

interface Holder {
  id: string;
  name: string | null;
}

interface GiveDialogProps {
  title: string;
  /** Says what becomes of who had it. */
  lead: string;
  /** Nobody in particular, as a choice. */
  nobody: string;
  holder: Holder | null;
  /** Without which nobody can do it, and where it is to be done. */
  permission: PermissionName;
  warehouseId: string;
  /** @returns who has it then */
  give: (userId: string | null, signal: AbortSignal) => Promise<Holder | null>;
  /** The notices that say who has it. */
  said: { nobody: string; me: string; other: (name: string) => string };
  onClose: () => void;
}

/** People to choose from; nobody looks through more of them. */
const MOST = 200;

/** Gives work to somebody who can do it, or back to the first one who comes. A person who may not see the users can still take it. */
export function GiveDialog(props: GiveDialogProps) {
  const { title, lead, nobody, holder, permission, warehouseId, give, said, onClose } = props;
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_users');
  // A person who sees the work sees its warehouse.
  const canDoIt = useCan(platform, permission);
  const { data: users = [] } = useQuery({
    queryKey: ['dashboard', 'people', permission, warehouseId],
    queryFn: async ({ signal }) => {
      const query = { may: permission, warehouse_id: warehouseId, limit: MOST };
      return (await platform.http('GET /mycompany/users', { query, signal })).myUsers;
    },
    enabled: maySee,
  });
  const people = new Map<string, string>([
    ...(holder ? [[holder.id, holder.name ?? '–'] as const] : []),
    ...users.map(
      ({ id, firstName, lastName, email }) => [id, [firstName, lastName].filter(Boolean).join(' ') || email] as const,
    ),
    ...(me && canDoIt ? [[me.id, t('give.me')] as const] : []),
  ]);
  const form = useForm({
    initial: { user: holder?.id ?? '' },
    names: { user_id: 'user' },
    endsEarly: true,
    submit: ({ user }, signal) => give(user === '' ? null : user, signal),
    onDone: (user) => {
      const name = user && (people.get(user.id) ?? user.name ?? '–');
      platform.notify({
        intent: 'success',
        title: name === null ? said.nobody : user?.id === me?.id ? said.me : said.other(name),
      });
      onClose();
    },
  });
  const field = form.field('user');
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      lead={lead}
      submitLabel={t('give.submit')}
      busyLabel={t('give.busy')}
      canSubmit={form.entered}
      onClose={onClose}
    >
      <Field
        label={t('give.who')}
        validationState={field.error === null ? 'none' : 'error'}
        validationMessage={field.error ?? undefined}
      >
        <Select value={field.value} onChange={(_event, { value }) => field.onChange(value)}>
          <option value="">{nobody}</option>
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
