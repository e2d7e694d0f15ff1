import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, SecretDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { makeKey } from './api/make-key';
import { remoteKeys } from './query-keys';
import { useWords, type Translate } from '../../words';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

const initial = { remote: '', name: '' };
type Fields = typeof initial;

const checkIn =
  (t: Translate) =>
  ({ remote, name }: Fields) => ({
    ...(REMOTE.test(remote) ? {} : { remote: t('key.remote-form') }),
    ...(name.trim() ? {} : { name: t('key.name-needed') }),
  });

/** Makes a key and shows its secret, this once: closing is the end of it. */
export function MakeKeyDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useWords();
  const list = useId();
  const platform = usePlatform();
  const cache = useQueryClient();
  const form = useForm({
    initial,
    check: checkIn(t),
    endsEarly: true,
    submit: ({ remote, name }: Fields, signal) =>
      makeKey(platform.http.scoped({ signal }), { remote, name: name.trim() }),
    onDone: () => void cache.invalidateQueries({ queryKey: remoteKeys.deployKeys }),
  });
  if (form.answer) {
    return (
      <SecretDialog
        title={t('key.made-title', { remote: form.answer.key.remote })}
        lead={t('key.made-lead')}
        secret={form.answer.secret}
        copyLabel={t('key.copy')}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title={t('key.make-title')}
      submitLabel={t('key.submit')}
      busyLabel={t('key.busy')}
      size="small"
      onClose={onClose}
    >
      <TextField
        {...form.field('remote')}
        label={t('key.remote')}
        required
        hint={t('key.remote-hint')}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <TextField
        {...form.field('name')}
        label={t('key.name')}
        required
        maxLength={120}
        placeholder={t('key.name-example')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
