import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { PictureDialog } from '@slotwise/shared/ui/picture';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from './words';

interface OwnPictureDialogProps {
  open: boolean;
  platform: Platform;
  me: Me;
  onClose: () => void;
}

export default function OwnPictureDialog({ open, platform, me, onClose }: OwnPictureDialogProps) {
  const { t } = useWords();
  const queryClient = useQueryClient();
  const keep = (answer: { me: Me }) => queryClient.setQueryData(queryKeys.me, answer.me);
  if (!open) return null;
  return (
    <PictureDialog
      title={t('picture.own')}
      name={`${me.firstName} ${me.lastName}`}
      image={me.avatarURL}
      shape="circular"
      give={async (bytes, signal) => keep(await platform.http('POST /me/picture', { bytes, signal }))}
      remove={async (signal) => keep(await platform.http('DELETE /me/picture', { signal }))}
      onClose={onClose}
    />
  );
}
