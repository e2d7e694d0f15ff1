import type { Http } from '@slotwise/shared/http';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { CheckmarkCircle24Regular } from '@slotwise/shared/ui/icons';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { sayFaults } from '../../form/say-faults';
import { useWords as useAccountWords } from '../../words';
import { EMPTY_LEAD, leadOf, validateLead, type LeadTopic } from './model/lead-form';
import { useWords } from './words';

const useStyles = makeStyles({
  done: { display: 'flex', gap: '12px' },
  tick: { flexShrink: 0, color: tokens.colorStatusSuccessForeground3 },
});

interface ContactDialogProps {
  open: boolean;
  /** Topic of the button that opened it. */
  topic: LeadTopic;
  /** The button, which has the focus again at the end. */
  opener: Element | null;
  http: Http;
  onClose: () => void;
}

/** A short form that asks to be contacted, empty each time that it opens. */
export default function ContactDialog({ open, ...props }: ContactDialogProps) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ topic, opener, http, onClose }: Omit<ContactDialogProps, 'open'>) {
  const { t } = useWords();
  const { t: account, say } = useAccountWords();
  const form = useForm({
    initial: EMPTY_LEAD,
    check: (fields) => sayFaults(validateLead(fields), say),
    endsEarly: true,
    submit: (fields, signal) => http('POST /leads', { body: leadOf(fields, topic), auth: 'none', signal }),
  });
  if (form.answer) return <Thanks email={form.values.email.trim()} opener={opener} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t(`contact.title.${topic}`)}
      lead={t('contact.lead')}
      submitLabel={t('contact.submit')}
      busyLabel={t('contact.busy')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('contact.name')} autoComplete="name" required maxLength={120} />
      <TextField
        {...form.field('email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        placeholder={account('field.email-example')}
        required
      />
      <TextField {...form.field('company')} label={t('contact.company')} autoComplete="organization" maxLength={120} />
      <TextAreaField {...form.field('message')} label={t('contact.message')} rows={3} maxLength={2000} />
    </FormDialog>
  );
}

function Thanks({ email, opener, onClose }: { email: string } & Pick<ContactDialogProps, 'opener' | 'onClose'>) {
  const styles = useStyles();
  const { t, rich } = useWords();
  return (
    <ContentDialog
      title={t('contact.sent.title')}
      size="small"
      opener={opener}
      closeLabel={t('contact.sent.close')}
      onClose={onClose}
    >
      <p className={styles.done} role="status">
        <CheckmarkCircle24Regular className={styles.tick} aria-hidden="true" />
        <span>{rich('contact.sent.text', { email, strong: (text) => <strong>{text}</strong> })}</span>
      </p>
    </ContentDialog>
  );
}
