import type { RemoteAppProps } from '@slotwise/shared/remote';
import { FormDialog, SecretDialog, useForm } from '@slotwise/shared/ui/form';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { makePartnerKey } from '../api/partner-keys';
import { originsFault, originsOf } from '../model/origins';
import { settingsKeys } from '../query-keys';
import { RemoteChoice } from './remote-choice';

interface MakePartnerKeyDialogProps extends RemoteAppProps {
  onClose: () => void;
}

const initial = { name: '', remotes: [] as readonly string[], pages: '' };
type Fields = typeof initial;

function check({ name, remotes, pages }: Fields) {
  const origins = originsFault(originsOf(pages));
  return {
    ...(name.trim() ? {} : { name: 'Say whose key it is' }),
    ...(remotes.length > 0 ? {} : { remotes: 'Choose at least one' }),
    ...(origins === null ? {} : { pages: origins }),
  };
}

/** Makes a partner key and shows it, this once: closing is the end of it. */
export function MakePartnerKeyDialog({ platform, onClose }: MakePartnerKeyDialogProps) {
  const cache = useQueryClient();
  const form = useForm({
    initial,
    check,
    submit: ({ name, remotes, pages }: Fields) =>
      makePartnerKey(platform.http, { name: name.trim(), origins: originsOf(pages), remotes: [...remotes] }),
    onDone: () => void cache.invalidateQueries({ queryKey: settingsKeys.partnerKeys }),
    names: { origins: 'pages' },
  });
  if (form.answer) {
    return (
      <SecretDialog
        title={`Partner key “${form.answer.key.name}”`}
        lead="Hand it to the partner for its server, never for a page. It is not shown again."
        secret={form.answer.secret}
        copyLabel="Copy key"
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog form={form} title="Make a partner key" submitLabel="Make key" busyLabel="Making..." onClose={onClose}>
      <TextField
        {...form.field('name')}
        label="Name"
        required
        maxLength={120}
        placeholder="Customer portal"
        autoComplete="off"
      />
      <RemoteChoice platform={platform} {...form.field('remotes')} />
      <TextAreaField
        {...form.field('pages')}
        label="Origins of the pages that may show it"
        required
        rows={3}
        hint="One a line, as https://portal.example.com"
        spellCheck={false}
        autoCapitalize="off"
      />
    </FormDialog>
  );
}
