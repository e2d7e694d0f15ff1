import { Field, mergeClasses, Textarea } from '@fluentui/react-components';
import type { FieldProps, TextareaProps } from '@fluentui/react-components';
import { useTextFieldStyles } from './text-field.styles';

export interface TextAreaFieldProps extends Omit<TextareaProps, 'onChange' | 'value' | 'defaultValue' | 'size'> {
  label: FieldProps['label'];
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: FieldProps['hint'];
}

/** A `TextField` of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, value, onChange, error, hint, required, className, ...textarea } = props;
  const styles = useTextFieldStyles();
  return (
    <Field
      label={label}
      // The error repeats what the hint asked for.
      hint={error ? undefined : hint}
      required={required}
      className={className}
      validationState={error ? 'error' : 'none'}
      validationMessage={error || undefined}
    >
      <Textarea
        resize="vertical"
        {...textarea}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        className={mergeClasses(styles.grow, Boolean(error) && styles.invalid)}
      />
    </Field>
  );
}
