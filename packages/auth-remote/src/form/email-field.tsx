import { TextField } from '@slotwise/shared/ui/plain-form';
import { useWords } from '../words';
import { label } from './label';

interface EmailFieldProps {
  /** Left out: it is the address that one logs in with. */
  label?: string;
  size?: 'medium' | 'large';
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** Asks for the person's own address, as keyboards and password managers expect it. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useWords();
  return (
    <TextField
      label={label(t('field.email'))}
      name="email"
      type="email"
      size="large"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      placeholder={t('field.email-example')}
      {...props}
    />
  );
}
