import { TextField, type FieldBinding } from '@slotwise/shared/ui/plain-form';
import { useWords } from './words';

/** A code of the second factor, beside the password. */
export function ProofCode(field: FieldBinding<string>) {
  const { t } = useWords();
  return <TextField {...field} label={t('proof.code')} hint={t('proof.code-hint')} autoComplete="one-time-code" />;
}
