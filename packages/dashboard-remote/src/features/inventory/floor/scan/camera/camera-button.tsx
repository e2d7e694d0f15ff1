import { Camera20Regular } from '@slotwise/shared/ui/icons';
import { BigButton } from '../../big-button';
import { useWords } from '../../words';

/** Opens the camera, where the page may use one: not over plain HTTP. */
export function CameraButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords();
  if (!('mediaDevices' in navigator) || typeof createImageBitmap === 'undefined') return null;
  return (
    <BigButton icon={<Camera20Regular />} onClick={onOpen}>
      {t('camera.open')}
    </BigButton>
  );
}
