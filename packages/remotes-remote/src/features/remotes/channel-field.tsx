import type { RemoteStatus } from '@slotwise/contract';
import { TextField } from '@slotwise/shared/ui/forms';
import { useId } from 'react';
import { channelFault } from './model/channels';

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
  const id = useId();
  return (
    <>
      <TextField
        label="Channel"
        required
        value={value}
        onChange={(text) => onChange(text.trim())}
        hint={hint}
        list={id}
        maxLength={32}
        autoCapitalize="none"
        placeholder="beta"
        error={tried ? channelFault(value) : null}
      />
      <datalist id={id}>
        {remote.channels.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
