import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Checkbox, Field, Label, Radio, RadioGroup } from '@slotwise/shared/ui/forms';
import { useId } from 'react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** Below the label: the meaning of the choice, or the reason why it cannot be chosen. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** A choice in words, and below them what it means. */
export function ChoiceLabel({ label, hint }: Pick<Choice, 'label' | 'hint'>) {
  const styles = useStyles();
  if (hint === undefined) return label;
  return (
    <>
      {label}
      <Text size={200} className={styles.hint}>
        {hint}
      </Text>
    </>
  );
}

export interface RadioFieldProps<Value extends string> {
  label: string;
  name?: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | null;
  hint?: string;
  required?: boolean;
  layout?: 'vertical' | 'horizontal';
}

/** One of a few that are all in sight. From about seven on, a `Select` takes less room. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, choices, value, onChange, error, hint, required, layout = 'vertical', name } = props;
  return (
    <Field
      label={label}
      // The error repeats what the hint asked for.
      hint={error ? undefined : hint}
      required={required}
      validationState={error ? 'error' : 'none'}
      validationMessage={error || undefined}
      data-invalid={error ? '' : undefined}
    >
      <RadioGroup name={name} layout={layout} value={value} onChange={(_event, data) => onChange(data.value as Value)}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled}
            label={<ChoiceLabel label={choice.label} hint={choice.hint} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}

interface ChecksGroupProps {
  label: string;
  error?: string | null | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Boxes to tick with one label, and with one fault below them. */
export function ChecksGroup({ label, error, required, children }: ChecksGroupProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-fault` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <Label id={`${id}-label`} required={required}>
        {label}
      </Label>
      <div className={styles.list}>{children}</div>
      {error && (
        <Text as="p" id={`${id}-fault`} size={200} className={styles.fault} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

export interface ChecksFieldProps<Value extends string> {
  label: string;
  /** Names the group in the form; nothing is drawn of it. */
  name?: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  error?: string | null;
  required?: boolean;
  /** In the place of the choices, while they are loaded or if they cannot be. */
  children?: ReactNode;
}

/** Any number of a few. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const { label, choices, value, onChange, error, required, children } = props;
  return (
    <ChecksGroup label={label} error={error} required={required}>
      {children}
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          checked={value.includes(choice.value)}
          disabled={choice.disabled}
          onChange={(_event, { checked }) =>
            onChange(checked === true ? [...value, choice.value] : value.filter((one) => one !== choice.value))
          }
          label={<ChoiceLabel label={choice.label} hint={choice.hint} />}
        />
      ))}
    </ChecksGroup>
  );
}
