import { HOME_PATHS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { FormFault } from '@slotwise/shared/ui/plain-form';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { isNamed, knowsPasskeys, NotGiven, provePasskey } from '../../passkeys/browser';
import { inOneLine } from './in-one-line';
import { useWords } from '../../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '12px' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
    '::before': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

/** The first version of the platform whose sessions take passkeys. */
const isSince22 = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 2 || (major === 2 && minor >= 2);
};

/** Whether a passkey can be asked for on this page at all. */
export const offersPasskeys = ({ api }: Platform): boolean =>
  isSince22(api) && knowsPasskeys() && isNamed(location.hostname);

interface PasskeyLoginProps {
  platform: Platform;
  /** An attempt begins. */
  onTry?: () => void;
}

/** Another way to sign in: by a key that the browser or the phone keeps. */
export function PasskeyLogin({ platform, onTry }: PasskeyLoginProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ title: string; advice: string | null } | null>(null);
  const signIn = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    onTry?.();
    try {
      const asked = await platform.http('POST /login/passkey/challenge', { auth: 'none' });
      await platform.session.login({ passkey: await provePasskey(asked) });
      platform.navigate(HOME_PATHS.user, { replace: true });
    } catch (error) {
      // Browsers do not say whether there was none, or whether its owner did not want to.
      setFault(
        error instanceof NotGiven
          ? { title: t('login.no-passkey'), advice: null }
          : inOneLine(describeError(error), error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.root}>
      <span className={styles.or}>{t('login.or')}</span>
      <FormFault fault={fault} />
      <Button size="large" disabledFocusable={isBusy} onClick={() => void signIn()}>
        {t(isBusy ? 'login.passkey-busy' : 'login.passkey')}
      </Button>
    </div>
  );
}
