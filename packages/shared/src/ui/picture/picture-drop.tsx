import { PICTURE_TYPES } from '@slotwise/contract/picture-kind';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '16px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'center',
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  invalid: { border: `1px dashed ${tokens.colorStatusDangerBorder1}` },
  input: { display: 'none' },
  hint: { color: tokens.colorNeutralForeground3, textAlign: 'center' },
  fault: { color: tokens.colorStatusDangerForeground1 },
});

interface PictureDropProps {
  isChosen: boolean;
  error: string | null;
  onFile: (file: File) => void;
  /** What is chosen, or what is there now. */
  children: ReactNode;
}

/** Takes one picture: dropped on it, or chosen by the button. */
export function PictureDrop({ isChosen, error, onFile, children }: PictureDropProps) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <div
      role="group"
      aria-label={t('picture.label')}
      aria-describedby={error ? `${id}-fault` : `${id}-hint`}
      data-invalid={error ? '' : undefined}
      className={mergeClasses(styles.root, isOver && styles.over, Boolean(error) && styles.invalid)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      {!isChosen && <Text>{t('picture.drop')}</Text>}
      <Button onClick={() => input.current?.click()}>{t(isChosen ? 'picture.choose-other' : 'picture.choose')}</Button>
      <Text id={`${id}-hint`} size={200} className={styles.hint}>
        {t('picture.hint')}
      </Text>
      {error && (
        <Text id={`${id}-fault`} size={200} role="alert" className={styles.fault}>
          {error}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('picture.label')}
        className={styles.input}
        onChange={(event) => {
          take(event.target.files);
          // The same file again is a change, too: it may have been corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
