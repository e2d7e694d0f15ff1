import { TextField } from '@slotwise/shared/ui/forms';
import { label } from './label';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null | undefined;
}

/** Asks for the person's own address, as keyboards and password managers expect it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={label('Email')}
      name="email"
      type="email"
      size="large"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      placeholder="name@example.com"
      {...props}
    />
  );
}
