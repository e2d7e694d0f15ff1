import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { ArrowRight20Regular } from '@slotwise/shared/ui/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../words';
import { SEPARATED } from './separator';
import { SCAN_FIELD } from './use-wedge';
import { Wedge } from './wedge';

const useStyles = makeStyles({
  form: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
  field: { flexGrow: 1, minWidth: 0 },
  input: { minHeight: '48px', width: '100%', minWidth: 0, fontSize: tokens.fontSizeBase400 },
  button: { minHeight: '48px', minWidth: '56px' },
});

interface ScanFieldProps {
  label: string;
  onScan: (code: string) => void;
}

/**
 * Field for a typed code. It does not take the focus by itself: on a phone that would open the keyboard at each
 * question.
 */
export function ScanField({ label, onScan }: ScanFieldProps) {
  const styles = useStyles();
  const { t } = useWords();
  const [text, setText] = useState('');
  const submit = () => {
    const code = text.trim();
    // Before the next key: another code may be on its way already.
    setText('');
    if (code !== '') onScan(code);
  };
  const wedge = useRef(new Wedge());
  /** Enter submits the form by itself. */
  const endByTab = (event: KeyboardEvent) => {
    const isScan = wedge.current.take(event.key, event.timeStamp) !== null;
    if (event.key !== 'Tab' || !isScan) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.form}
      {...{ [SCAN_FIELD]: '' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={label} className={styles.field}>
        <Input
          value={text}
          onChange={(_event, { value }) => setText(value)}
          className={styles.input}
          maxLength={128}
          onKeyDown={(event) => {
            SEPARATED.onKeyDown(event);
            endByTab(event);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </Field>
      <Button type="submit" className={styles.button} icon={<ArrowRight20Regular />} aria-label={t('scan.take')} />
    </form>
  );
}
