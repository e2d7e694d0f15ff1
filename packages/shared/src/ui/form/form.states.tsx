import { Link } from '@slotwise/shared/ui';
import { PasswordField, Select, Field, TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useEffect } from 'react';
import type { PartStates } from '../part-states';
import { ChecksField, FieldPair, Form, RadioField, useForm } from './index';
import type { Faults, FormState } from './index';

const initial = { first: '', last: '', unit: 'mm', areas: [] as readonly string[], password: '', note: '' };
type Values = typeof initial;

const UNITS = [
  { value: 'mm', label: 'Millimetres' },
  { value: 'cm', label: 'Centimetres', hint: 'Rounded to whole millimetres when it is stored.' },
  { value: 'inch', label: 'Inches', hint: 'Needs the permission manage_warehouses.', disabled: true },
] as const;

const AREAS = [
  { value: 'pick', label: 'Picking' },
  { value: 'reserve', label: 'Reserve', hint: 'Pallets above the second level.' },
];

const check = ({ first, areas, password }: Values): Faults<keyof Values> => ({
  ...(first.trim() ? {} : { first: 'First name is required' }),
  ...(areas.length > 0 ? {} : { areas: 'Choose at least one' }),
  ...(password.length >= 8 ? {} : { password: 'Use 8 or more characters' }),
});

function Fields({ form }: { form: FormState<Values> }) {
  return (
    <>
      <FieldPair>
        <TextField {...form.field('first')} label="First name" required autoComplete="off" />
        <TextField {...form.field('last')} label="Last name" autoComplete="off" />
      </FieldPair>
      <RadioField {...form.field('unit')} label="Unit of length" choices={UNITS} />
      <ChecksField {...form.field('areas')} label="Areas" required choices={AREAS} />
      <PasswordField {...form.field('password')} autoComplete="new-password" hint="8 or more characters." />
      <Field label="Lifetime">
        <Select>
          <option>7 days</option>
          <option>30 days</option>
        </Select>
      </Field>
      <TextAreaField {...form.field('note')} label="Note (optional)" rows={3} />
    </>
  );
}

function Example({ start, size }: { start?: 'refused' | 'failed' | 'busy'; size?: 'large' }) {
  const form = useForm({ initial, check, submit: () => new Promise<void>(() => undefined) });
  const { refuse, submit } = form;
  useEffect(() => {
    if (start === 'refused') refuse({ fields: check(initial), form: null });
    if (start === 'failed')
      refuse({
        fields: {},
        form: { title: 'The server cannot be reached.', advice: 'Check your connection, then try again.' },
      });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the state begins
  }, []);
  return (
    <div style={{ maxWidth: '26rem' }}>
      <Form
        form={start === 'busy' ? { ...form, submit, busy: true } : form}
        submitLabel="Save profile"
        busyLabel="Saving…"
        size={size}
        secondary={<Link href="#back">Back</Link>}
      >
        <Fields form={form} />
      </Form>
    </div>
  );
}

export default {
  part: 'Form',
  states: {
    'as it begins': () => <Example />,
    'refused by its own rules, under the fields': () => <Example start="refused" />,
    'refused as a whole': () => <Example start="failed" />,
    'being sent': () => <Example start="busy" />,
    'the one form of a screen': () => <Example size="large" />,
  },
} satisfies PartStates;
