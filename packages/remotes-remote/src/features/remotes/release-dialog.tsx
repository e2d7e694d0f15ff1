import type { RemoteStatus } from '@slotwise/contract';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { ChannelField } from './channel-field';
import { channelFault } from './model/channels';
import { useMove } from './use-move';
import { useWords } from '../../words';

interface ReleaseDialogProps {
  remote: RemoteStatus;
  version: string;
  onClose: () => void;
}

/** Chooses the channel that a version is released into. */
export function ReleaseDialog({ remote, version, onClose }: ReleaseDialogProps) {
  const { t, say } = useWords();
  const move = useMove(remote);
  const form = useForm({
    initial: { channel: remote.channels[0]?.name ?? '' },
    check: ({ channel }) => {
      const fault = channelFault(channel);
      return fault ? { channel: say(fault) } : {};
    },
    submit: ({ channel }) => move.mutateAsync({ kind: 'release', version, channel }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('release.title', { name: remote.name, version })}
      submitLabel={t('release.submit')}
      size="small"
      onClose={onClose}
    >
      <ChannelField remote={remote} hint={t('release.hint')} {...form.field('channel')} />
    </FormDialog>
  );
}
