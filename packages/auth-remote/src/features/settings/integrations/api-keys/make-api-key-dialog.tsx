import type { PermissionName } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { ChecksField, FormDialog, RadioField, SecretDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { sayFaults } from '../../../../form/say-faults';
import { makeApiKey } from '../../api/api-keys';
import { settingsKeys } from '../../query-keys';
import { useWords, type Said } from '../words';
import { WarehouseChoice } from './warehouse-choice';

const LIFETIMES = ['30', '90', '365', 'never'] as const;
type Lifetime = (typeof LIFETIMES)[number];
const DAY_MS = 86_400_000;

const initial = {
  name: '',
  permissions: [] as readonly PermissionName[],
  warehouses: [] as readonly string[],
  lifetime: '365' as Lifetime,
};
type Fields = typeof initial;

/** Publishing belongs to a deployment: no key of a tenant carries it. */
const GRANTABLE = PERMISSIONS.map(({ name }) => name).filter((name) => !name.endsWith('_remotes'));

const faultsOf = ({ name, permissions }: Fields): Partial<Record<keyof Fields, Said>> => ({
  ...(name.trim() ? {} : { name: { id: 'api-keys.make.name-missing' } }),
  ...(permissions.length > 0 ? {} : { permissions: { id: 'api-keys.make.permissions-missing' } }),
});

const expiryOf = (lifetime: Lifetime) =>
  lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * DAY_MS).toISOString();

/** Makes an API key and shows it, this once: closing is the end of it. */
export function MakeApiKeyDialog({ platform, onClose }: RemoteAppProps & { onClose: () => void }) {
  const { t, say } = useWords();
  const { inWords } = usePermissionWords();
  const { me } = useSession(platform);
  const cache = useQueryClient();
  const form = useForm({
    initial,
    check: (fields: Fields) => sayFaults(faultsOf(fields), say),
    endsEarly: true,
    submit: ({ name, permissions, warehouses, lifetime }: Fields, signal) =>
      makeApiKey(platform.http.scoped({ signal }), {
        name: name.trim(),
        permissions: [...permissions],
        warehouse_ids: warehouses.length > 0 ? [...warehouses] : null,
        expires_at: expiryOf(lifetime),
      }),
    onDone: () => void cache.invalidateQueries({ queryKey: settingsKeys.apiKeys }),
    names: { warehouse_ids: 'warehouses', expires_at: 'lifetime' },
  });
  if (form.answer) {
    return (
      <SecretDialog
        title={t('api-keys.secret.title', { name: form.answer.key.name })}
        lead={t('api-keys.secret.lead')}
        secret={form.answer.secret}
        copyLabel={t('api-keys.secret.copy')}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title={t('api-keys.make.title')}
      submitLabel={t('api-keys.make.submit')}
      busyLabel={t('api-keys.make.busy')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('api-keys.make.name')}
        required
        maxLength={120}
        placeholder={t('api-keys.make.name-example')}
        autoComplete="off"
      />
      <RadioField
        {...form.field('lifetime')}
        label={t('api-keys.make.expires')}
        layout="horizontal"
        choices={LIFETIMES.map((value) => ({ value, label: t(`api-keys.make.expires.${value}`) }))}
      />
      <ChecksField
        {...form.field('permissions')}
        label={t('api-keys.make.permissions')}
        required
        choices={GRANTABLE.map((value) => ({
          value,
          label: inWords(value),
          ...(platform.session.can(value) ? {} : { disabled: true, hint: t('api-keys.make.unheld') }),
        }))}
      />
      {me?.userType === 'company' && <WarehouseChoice platform={platform} {...form.field('warehouses')} />}
    </FormDialog>
  );
}
