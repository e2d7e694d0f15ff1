import type { RemoteAppProps } from '@slotwise/shared/remote';
import { FormDialog, SecretDialog, useForm } from '@slotwise/shared/ui/form';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { makePartnerKey } from '../api/partner-keys';
import { EXAMPLE_ORIGIN, originsFault, originsOf } from '../model/origins';
import { settingsKeys } from '../query-keys';
import { useWords, type Said } from '../words';
import { sayFaults } from '../../../form/say-faults';
import { RemoteChoice } from './remote-choice';

interface MakePartnerKeyDialogProps extends RemoteAppProps {
  onClose: () => void;
}

const initial = { name: '', remotes: [] as readonly string[], pages: '' };
type Fields = typeof initial;

function faultsOf({ name, remotes, pages }: Fields): Partial<Record<keyof Fields, Said>> {
  const origins = originsFault(originsOf(pages));
  return {
    ...(name.trim() ? {} : { name: { id: 'partner-keys.make.name-missing' } }),
    ...(remotes.length > 0 ? {} : { remotes: { id: 'partner-keys.make.remotes-missing' } }),
    ...(origins === null ? {} : { pages: origins }),
  };
}

/** Makes a partner key and shows it, this once: closing is the end of it. */
export function MakePartnerKeyDialog({ platform, onClose }: MakePartnerKeyDialogProps) {
  const { t, say } = useWords();
  const cache = useQueryClient();
  const form = useForm({
    initial,
    check: (fields: Fields) => sayFaults(faultsOf(fields), say),
    endsEarly: true,
    submit: ({ name, remotes, pages }: Fields, signal) =>
      makePartnerKey(platform.http.scoped({ signal }), {
        name: name.trim(),
        origins: originsOf(pages),
        remotes: [...remotes],
      }),
    onDone: () => void cache.invalidateQueries({ queryKey: settingsKeys.partnerKeys }),
    names: { origins: 'pages' },
  });
  if (form.answer) {
    return (
      <SecretDialog
        title={t('partner-keys.secret.title', { name: form.answer.key.name })}
        lead={t('partner-keys.secret.lead')}
        secret={form.answer.secret}
        copyLabel={t('partner-keys.secret.copy')}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title={t('partner-keys.make.title')}
      submitLabel={t('partner-keys.make.submit')}
      busyLabel={t('partner-keys.make.busy')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('partner-keys.make.name')}
        required
        maxLength={120}
        placeholder={t('partner-keys.make.name-example')}
        autoComplete="off"
      />
      <RemoteChoice platform={platform} {...form.field('remotes')} />
      <TextAreaField
        {...form.field('pages')}
        label={t('partner-keys.make.origins')}
        required
        rows={3}
        hint={t('partner-keys.make.origins-hint', { example: EXAMPLE_ORIGIN })}
        spellCheck={false}
        autoCapitalize="off"
      />
    </FormDialog>
  );
}
