import { Button, makeStyles, Title3, tokens } from '@slotwise/shared/ui';
import { PasswordField, TextField } from '@slotwise/shared/ui/forms';
import { sharedWords, useDescribeError } from '@slotwise/shared/words';
import { useState, type FormEvent } from 'react';
import type { Session } from '../platform';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '20rem', margin: '10vh auto', padding: '1rem' },
});

/** The bare minimum to get a session where there is no shell with a login page. */
export function StandaloneLogin({ session }: { session: Session }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const describeError = useDescribeError();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    try {
      await session.login({ email, password });
    } catch (failure) {
      setError(describeError(failure).title);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Title3 as="h1">{t('standalone.title')}</Title3>
      <TextField label={t('standalone.email')} type="email" autoComplete="username" value={email} onChange={setEmail} />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} error={error} />
      <Button appearance="primary" type="submit">
        {t('standalone.login')}
      </Button>
    </form>
  );
}
