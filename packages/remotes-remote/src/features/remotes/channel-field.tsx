import type { RemoteStatus } from '@slotwise/contract';
import { TextField } from '@slotwise/shared/ui/forms';
import { useId } from 'react';
import { channelFault } from './model/channels';
import { useWords } from '../../words';

interface ChannelFieldProps {
  remote: RemoteStatus;
  value: string;
  /** Whether somebody tried to go on with it: from then on it says what is wrong. */
  tried: boolean;
  hint: string;
  onChange: (name: string) => void;
}

/** A channel's name, one that is there or a new one. */
export function ChannelField({ remote, value, tried, hint, onChange }: ChannelFieldProps) {
  const { t, say } = useWords();
  const id = useId();
  const fault = channelFault(value);
  return (
    <>
      <TextField
        label={t('channel.label')}
        required
        value={value}
        onChange={(text) => onChange(text.trim())}
        hint={hint}
        list={id}
        maxLength={32}
        autoCapitalize="none"
        placeholder={t('channel.example')}
        error={tried && fault ? say(fault) : null}
      />
      <datalist id={id}>
        {remote.channels.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
