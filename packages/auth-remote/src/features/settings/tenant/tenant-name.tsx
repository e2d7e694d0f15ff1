import type { Company, Me } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Form, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useQueryClient } from '@tanstack/react-query';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from './words';

interface TenantNameProps {
  platform: Platform;
  kind: Me['userType'];
  tenant: Company;
  disabled: boolean;
}

/** Renames the company or WMS. Changes by others show up here only while nothing is being typed. */
export function TenantName({ platform, kind, tenant, disabled }: TenantNameProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const queryClient = useQueryClient();
  const nameIn = ({ name }: { name: string | null }) => name ?? tenant.name;
  const form = useForm({
    initial: { name: null as string | null },
    check: (typed) => (nameIn(typed).trim() === '' ? { name: t('tenant.name-missing') } : {}),
    submit: async (typed): Promise<Company> => {
      const body = { name: nameIn(typed).trim() };
      if (kind === 'wms') return (await platform.http('PATCH /mywms', { body })).myWms;
      return (await platform.http('PATCH /mycompany', { body })).myCompany;
    },
    onDone: (renamed) => {
      queryClient.setQueryData(queryKeys.tenant(kind), renamed);
      form.reset();
      platform.notify({ intent: 'success', title: t('tenant.name-saved') });
    },
  });
  const field = (
    <TextField
      {...form.field('name')}
      label={t('tenant.name')}
      autoComplete="organization"
      value={nameIn(form.values)}
      onChange={(name) => form.change({ name })}
      maxLength={NAME_MAX}
      disabled={disabled}
    />
  );
  if (disabled) return <div className={styles.form}>{field}</div>;
  return (
    <Form
      form={form}
      className={styles.form}
      submitLabel={t('tenant.save-name')}
      busyLabel={t('tenant.saving')}
      canSubmit={nameIn(form.values).trim() !== tenant.name}
    >
      {field}
    </Form>
  );
}
