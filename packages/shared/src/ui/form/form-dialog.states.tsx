import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useEffect } from 'react';
import type { PartStates } from '../part-states';
import { FormDialog, RadioField, useForm } from './index';
import type { FormDialogProps } from './index';

const initial = { name: '', kind: 'pallet', note: '' };
const KINDS = [
  { value: 'pallet', label: 'Pallet rack', hint: 'Bays of three places, up to six levels.' },
  { value: 'shelf', label: 'Shelf' },
];

interface ExampleProps extends Partial<Omit<FormDialogProps, 'form'>> {
  fault?: boolean;
  busy?: boolean;
  long?: boolean;
}

function Example({ fault = false, busy = false, long = false, ...props }: ExampleProps) {
  const form = useForm({ initial, endsEarly: true, submit: () => new Promise<void>(() => undefined) });
  const { refuse } = form;
  useEffect(() => {
    if (fault) {
      refuse({
        fields: { name: 'This name is already in use.' },
        form: { title: 'The rack was not added.', advice: 'Choose another name.' },
      });
    }
  }, [fault, refuse]);
  return (
    <FormDialog
      title="Add a rack"
      lead="Racks can be moved on the plan later."
      submitLabel="Add rack"
      busyLabel="Adding…"
      onClose={() => undefined}
      {...props}
      form={busy ? { ...form, busy } : form}
    >
      <TextField {...form.field('name')} label="Name" required autoComplete="off" />
      <RadioField {...form.field('kind')} label="Kind" choices={KINDS} />
      <TextAreaField {...form.field('note')} label="Note (optional)" rows={3} />
      {long &&
        Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Level ${index + 1}`} value="" onChange={() => undefined} />
        ))}
    </FormDialog>
  );
}

export default {
  part: 'Form in a dialog',
  covers: true,
  states: {
    'as it opens': () => <Example />,
    refused: () => <Example fault />,
    'being sent': () => <Example busy />,
    'nothing to send yet': () => <Example canSubmit={false} />,
    'longer than the window': () => <Example long size="large" />,
  },
} satisfies PartStates;
