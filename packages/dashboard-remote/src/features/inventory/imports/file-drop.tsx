import { Button, makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { ArrowUpload20Regular, Table20Regular } from '@slotwise/shared/ui/icons';
import { useId, useRef, useState } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '24px 16px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'center',
  },
  over: {
    border: `1px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  invalid: { border: `1px dashed ${tokens.colorStatusDangerBorder1}` },
  input: { display: 'none' },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3 },
  fault: { color: tokens.colorStatusDangerForeground1 },
  icon: { color: tokens.colorNeutralForeground3 },
});

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

interface FileDropProps {
  label: string;
  file: File | null;
  onFile: (file: File) => void;
  /** Text below the name of the chosen file, or the accepted files. */
  hint: string;
  error?: string | null;
}

/** Takes one file: dropped on it, or chosen by the button. */
export function FileDrop({ label, file, onFile, hint, error }: FileDropProps) {
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
      aria-label={label}
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
      {file ? <Table20Regular className={styles.icon} /> : <ArrowUpload20Regular className={styles.icon} />}
      <Text className={file ? styles.name : undefined}>{file ? file.name : t('drop.here')}</Text>
      <Text id={`${id}-hint`} size={200} className={styles.hint}>
        {hint}
      </Text>
      {error && (
        <Text id={`${id}-fault`} size={200} role="alert" className={styles.fault}>
          {error}
        </Text>
      )}
      <Button onClick={() => input.current?.click()}>{file ? t('drop.other') : t('drop.choose')}</Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={label}
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
