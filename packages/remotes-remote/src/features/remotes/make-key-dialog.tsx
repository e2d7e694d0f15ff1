import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, SecretDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { makeKey } from './api/make-key';
import { remoteKeys } from './query-keys';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

const initial = { remote: '', name: '' };
type Fields = typeof initial;

const check = ({ remote, name }: Fields) => ({
  ...(REMOTE.test(remote) ? {} : { remote: 'Small letters, digits and dashes, as in packages/<name>-remote' }),
  ...(name.trim() ? {} : { name: 'Say where the key will be kept' }),
});

/** Makes a key and shows its secret, this once: closing is the end of it. */
export function MakeKeyDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const list = useId();
  const platform = usePlatform();
  const cache = useQueryClient();
  const form = useForm({
    initial,
    check,
    submit: ({ remote, name }: Fields) => makeKey(platform.http, { remote, name: name.trim() }),
    onDone: () => void cache.invalidateQueries({ queryKey: remoteKeys.deployKeys }),
  });
  if (form.answer) {
    return (
      <SecretDialog
        title={`Deploy key for ${form.answer.key.remote}`}
        lead="Keep it where the pipeline finds it as SLOTWISE_DEPLOY_KEY. It is not shown again."
        secret={form.answer.secret}
        copyLabel="Copy key"
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title="Make a deploy key"
      submitLabel="Make key"
      busyLabel="Making..."
      size="small"
      onClose={onClose}
    >
      <TextField
        {...form.field('remote')}
        label="Remote"
        required
        hint="It need not exist yet."
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
        label="Name"
        required
        maxLength={120}
        placeholder="Pipeline of the roles team"
        autoComplete="off"
      />
    </FormDialog>
  );
}
