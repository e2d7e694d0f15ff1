import { Button } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsStyles } from './devtools.styles';
import { OverrideError, readOverride } from './read-override';
import { useWords } from './words';

const EXAMPLE = 'http://127.0.0.1:4100';

/** Takes a remote from a development server of this machine, in this browser only. Its manifest says which it is. */
export function OverrideForm() {
  const styles = useDevtoolsStyles();
  const { t, say } = useWords();
  const { overrides } = useShell();
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    try {
      overrides.set(await readOverride(address, location));
      location.reload();
    } catch (error) {
      if (!(error instanceof OverrideError)) throw error;
      setFault(say(error.sentence));
    } finally {
      setAsking(false);
    }
  };
  return (
    <form className={styles.toolbar} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        className={styles.grow}
        label={t('override.take')}
        size="small"
        value={address}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoComplete="off"
        onChange={(text) => {
          setAddress(text);
          setFault(null);
        }}
        error={fault}
      />
      <Button type="submit" size="small" appearance="primary" disabledFocusable={asking}>
        {t('override.submit')}
      </Button>
    </form>
  );
}
