import type { Http } from '@slotwise/shared/http';
import { isAborted } from '@slotwise/shared/http';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { CheckmarkCircle24Regular } from '@slotwise/shared/ui/icons';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@slotwise/shared/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { submitFailure } from '../../form/submit-failure';
import { useFaults } from '../../form/use-faults';
import { EMPTY_LEAD, leadOf, validateLead, type LeadFields, type LeadTopic } from './model/lead-form';

const TITLES: Readonly<Record<LeadTopic, string>> = {
  request_demo: 'Request a demo',
  schedule_demo: 'Schedule a demo',
};

const FIELD_NAMES = { name: 'name', email: 'email', company: 'company', message: 'message' } as const;

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  done: { display: 'flex', gap: '12px' },
  tick: { flexShrink: 0, color: tokens.colorStatusSuccessForeground3 },
});

interface ContactDialogProps {
  open: boolean;
  /** Which of the two buttons opened it. */
  topic: LeadTopic;
  http: Http;
  onClose: () => void;
}

/** A short form that asks to be contacted. Each opening starts afresh, since a closed dialog draws nothing. */
export function ContactDialog({ open, topic, http, onClose }: ContactDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <ContactForm topic={topic} http={http} onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}

function ContactForm({ topic, http, onClose }: Omit<ContactDialogProps, 'open'>) {
  const styles = useStyles();
  const formStyles = useFormStyles();
  const [fields, setFields] = useState<LeadFields>(EMPTY_LEAD);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const { form, errors, formError, ...faults } = useFaults<keyof LeadFields>();

  const edit = (field: keyof LeadFields) => (value: string) => {
    setFields((current) => ({ ...current, [field]: value }));
    faults.forget(field);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    const found = validateLead(fields);
    if (Object.keys(found).length > 0) return faults.refuse({ fields: found, form: null });
    faults.clear();
    setState('busy');
    try {
      await http('POST /leads', { body: leadOf(fields, topic), auth: 'none' });
      setState('sent');
    } catch (error) {
      if (isAborted(error)) return;
      setState('idle');
      faults.refuse(submitFailure(error, FIELD_NAMES));
    }
  };

  if (state === 'sent') {
    return (
      <DialogBody>
        <DialogTitle>Thank you</DialogTitle>
        <DialogContent>
          <p className={styles.done} role="status">
            <CheckmarkCircle24Regular className={styles.tick} aria-hidden="true" />
            <span>
              We have your request and will write to <strong>{fields.email.trim()}</strong>.
            </span>
          </p>
        </DialogContent>
        <DialogActions>
          <Button appearance="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        </DialogActions>
      </DialogBody>
    );
  }

  const field = (name: keyof LeadFields) => ({
    name,
    value: fields[name],
    onChange: edit(name),
    error: errors[name],
  });

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-busy={state === 'busy'}>
      <DialogBody>
        <DialogTitle>{TITLES[topic]}</DialogTitle>
        <DialogContent className={formStyles.form}>
          <p className={formStyles.text}>Leave your address and we will get in touch to find a time.</p>
          <FormError message={formError} />
          <TextField label="Name" autoComplete="name" required maxLength={120} {...field('name')} />
          <TextField
            label="Work email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            required
            {...field('email')}
          />
          <TextField label="Company (optional)" autoComplete="organization" maxLength={120} {...field('company')} />
          <TextAreaField
            label="What would you like to see? (optional)"
            rows={3}
            maxLength={2000}
            {...field('message')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={state === 'busy'}>
            {state === 'busy' ? 'Sending...' : 'Send request'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
