import { PICTURE_TYPES } from '@slotwise/contract/picture-kind';
import { Text } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { FileDrop } from '../file-drop';
import { useWords } from './words';

interface PictureDropProps {
  isChosen: boolean;
  /** The browser opens what was chosen, which takes seconds for a large photograph. */
  isOpening: boolean;
  error: string | null;
  onFile: (file: File) => void;
  /** The chosen picture, or the present one. */
  children: ReactNode;
}

/** Takes one picture: dropped on it, or chosen by the button. */
export function PictureDrop({ isChosen, isOpening, error, onFile, children }: PictureDropProps) {
  const { t } = useWords();
  return (
    <FileDrop
      label={t('picture.label')}
      accept={PICTURE_TYPES.join(',')}
      chooseLabel={t(isChosen ? 'picture.choose-other' : 'picture.choose')}
      hint={t('picture.hint')}
      error={error}
      onFile={onFile}
    >
      {children}
      {(isOpening || !isChosen) && <Text aria-live="polite">{t(isOpening ? 'picture.opening' : 'picture.drop')}</Text>}
    </FileDrop>
  );
}
