import type { RemoteStatus } from '@slotwise/contract';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { ReleaseChannelField } from './release-channel-field';
import { releaseChannelFault } from './model/release-channels';
import { useMove } from './use-move';
import { useWords } from '../../words';

interface ReleaseDialogProps {
  remote: RemoteStatus;
  version: string;
  onClose: () => void;
}

/** Chooses the release channel that a version is released into. */
export function ReleaseDialog({ remote, version, onClose }: ReleaseDialogProps) {
  const { t, say } = useWords();
  const move = useMove(remote);
  const form = useForm({
    initial: { releaseChannel: remote.releaseChannels[0]?.name ?? '' },
    check: ({ releaseChannel }) => {
      const fault = releaseChannelFault(releaseChannel);
      return fault ? { releaseChannel: say(fault) } : {};
    },
    endsEarly: true,
    submit: ({ releaseChannel }, signal) => move.mutateAsync({ kind: 'release', version, releaseChannel, signal }),
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
      <ReleaseChannelField remote={remote} hint={t('release.hint')} {...form.field('releaseChannel')} />
    </FormDialog>
  );
}
