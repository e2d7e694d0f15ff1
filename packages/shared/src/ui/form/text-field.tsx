import { Field, Input, mergeClasses } from '@fluentui/react-components';
import type { FieldProps, InputProps } from '@fluentui/react-components';
import { useTextFieldStyles } from './text-field.styles';

export interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'defaultValue' | 'size'> {
  label: FieldProps['label'];
  value: string;
  onChange: (value: string) => void;
  /** The message under the field; its presence makes the field invalid, with a red border. */
  error?: string | null;
  hint?: FieldProps['hint'];
  size?: 'small' | 'medium' | 'large';
}

/** Label, input and message as one; message and hint are tied to the input by `aria-describedby`. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, required, className, size = 'medium', ...input } = props;
  const styles = useTextFieldStyles();
  return (
    <Field
      label={label}
      // The error repeats what the hint asked for.
      hint={error ? undefined : hint}
      required={required}
      size={size}
      className={className}
      validationState={error ? 'error' : 'none'}
      validationMessage={error || undefined}
    >
      <Input
        {...input}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        className={mergeClasses(styles.grow, Boolean(error) && styles.invalid)}
      />
    </Field>
  );
}
