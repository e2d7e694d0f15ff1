import type { RemoteStatus } from '@slotwise/contract';
import type { FieldBinding } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useId } from 'react';
import { useWords } from '../../words';

interface ReleaseChannelFieldProps extends FieldBinding<string> {
  remote: RemoteStatus;
  hint: string;
}

/** A release channel's name, one that is there or a new one. */
export function ReleaseChannelField({ remote, hint, onChange, ...field }: ReleaseChannelFieldProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <>
      <TextField
        {...field}
        label={t('release-channel.label')}
        required
        onChange={(text) => onChange(text.trim())}
        hint={hint}
        list={id}
        maxLength={32}
        autoCapitalize="none"
        placeholder={t('release-channel.example')}
      />
      <datalist id={id}>
        {remote.releaseChannels.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
