import { WarningLine } from '../layout/warning-line';
import { useWords } from './words';

/** Says to somebody whose session ended while they worked why they stand outside, and how they go on. */
export default function SignedOutLine() {
  const { t } = useWords();
  return <WarningLine text={t('sign-out.elsewhere')} />;
}
