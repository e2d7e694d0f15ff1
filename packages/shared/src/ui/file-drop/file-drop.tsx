import { Button, makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { useId, useRef, useState, type ReactNode } from 'react';

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
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  invalid: { border: `1px dashed ${tokens.colorStatusDangerBorder1}` },
  input: { display: 'none' },
  hint: { color: tokens.colorNeutralForeground3 },
  fault: { color: tokens.colorStatusDangerForeground1 },
});

export interface FileDropProps {
  label: string;
  /** Kinds of files that browsers offer, as in `accept`. */
  accept: string;
  /** "Choose a file", or another one. */
  chooseLabel: string;
  /** Which files are taken, or more about the chosen one. */
  hint: string;
  error?: string | null | undefined;
  onFile: (file: File) => void;
  /** Text of the chosen file, or of where to drop one. */
  children: ReactNode;
}

/** Takes one file: dropped on it, or chosen by the button. */
export function FileDrop({ label, accept, chooseLabel, hint, error, onFile, children }: FileDropProps) {
  const styles = useStyles();
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
      {children}
      <Button onClick={() => input.current?.click()}>{chooseLabel}</Button>
      <Text id={`${id}-hint`} size={200} className={styles.hint}>
        {hint}
      </Text>
      {error && (
        <Text id={`${id}-fault`} size={200} role="alert" className={styles.fault}>
          {error}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
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
