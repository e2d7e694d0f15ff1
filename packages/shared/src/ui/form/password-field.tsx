import { Button } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { Eye20Regular, EyeOff20Regular } from '../icons';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { Tooltip } from '../tooltip';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'contentAfter' | 'label' | 'autoComplete'> {
  label?: TextFieldProps['label'];
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a toggle that shows or hides it. It is hidden again whenever the field is mounted anew. */
export function PasswordField({ label, disabled, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { t } = sharedWords.useWords();
  const action = t(shown ? 'password.hide' : 'password.show');
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      label={label ?? t('password.label')}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      contentAfter={
        <Tooltip content={action} relationship="label">
          <Button
            type="button"
            appearance="transparent"
            size="small"
            icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        </Tooltip>
      }
    />
  );
}
