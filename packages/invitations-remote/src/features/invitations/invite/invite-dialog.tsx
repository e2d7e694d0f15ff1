import type { Me } from '@slotwise/contract';
import { EMAIL_MAX, NAME_MAX } from '@slotwise/contract/constants';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { Eye16Regular, EyeOff16Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../../../words';
import { canSend, emptyDraft, isBadEmail, lacksCountry, newInvitation } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { TermsFields } from '../terms/terms-fields';
import { useOfferedRoles } from '../terms/use-offered-roles';
import { MessagePreview } from './message-preview';
import { useSendInvitation } from './use-send-invitation';

const PHONE_MAX = 40;

const useStyles = makeStyles({
  tabs: { marginInline: '-12px' },
  preview: { alignSelf: 'start', marginInlineStart: '-8px' },
});

interface InviteDialogProps {
  me: Me;
  open: boolean;
  onShown: () => void;
  onClose: () => void;
}

/** Invites one person. The typed fields are still there when the dialog is opened again. */
export default function InviteDialog({ me, open, onShown, onClose }: InviteDialogProps) {
  const styles = useStyles();
  const { t } = useWords();
  const types = TYPES_FOR[me.userType];
  const [previewing, setPreviewing] = useState(false);
  const previewId = useId();
  const send = useSendInvitation(me);
  const form = useForm({
    initial: emptyDraft(types[0] ?? 'join_company'),
    check: (draft) => ({
      ...(isBadEmail(draft) && { email: t('invite.email-invalid') }),
      ...(lacksCountry(draft) && { phone: t('invite.phone-country') }),
    }),
    submit: (draft, signal, idempotencyKey) => send(newInvitation(draft, offer.roleID), { signal, idempotencyKey }),
    endsEarly: true,
    onDone: (_answer, draft) => {
      if (offer.roleID !== null) offer.given(offer.roleID);
      form.change(emptyDraft(draft.type));
      onClose();
    },
    names: { phone_number: 'phone' },
  });
  const draft = form.values;
  const offer = useOfferedRoles(me, draft, { isAsked: open });
  useEffect(() => {
    if (open) onShown();
  }, [open, onShown]);
  if (!open) return null;
  return (
    <FormDialog
      form={form}
      title={t('invite.send')}
      lead={t('invite.lead')}
      submitLabel={t('invite.send')}
      busyLabel={t('invite.sending')}
      canSubmit={canSend(draft) && !offer.waits}
      keepsDraft
      onClose={onClose}
    >
      <TabList
        className={styles.tabs}
        aria-label={t('invite.by')}
        selectedValue={draft.via}
        onTabSelect={(_event, { value }) => form.change({ via: value === 'phone' ? 'phone' : 'email' })}
      >
        <Tab value="email">{t('invite.email')}</Tab>
        <Tab value="phone">{t('invite.phone')}</Tab>
      </TabList>
      {draft.via === 'email' ? (
        <TextField
          key="email"
          label={t('invite.email')}
          type="email"
          required
          autoComplete="off"
          maxLength={EMAIL_MAX}
          {...form.field('email')}
        />
      ) : (
        <TextField
          key="phone"
          label={t('invite.phone')}
          type="tel"
          required
          autoComplete="off"
          maxLength={PHONE_MAX}
          {...form.field('phone')}
        />
      )}
      <TextField label={t('invite.name')} autoComplete="off" maxLength={NAME_MAX} {...form.field('name')} />
      <TermsFields
        terms={draft}
        types={types}
        offer={offer}
        onChange={form.change}
        messageError={form.faults.message}
      />
      <Button
        size="small"
        appearance="subtle"
        className={styles.preview}
        icon={previewing ? <EyeOff16Regular /> : <Eye16Regular />}
        aria-expanded={previewing}
        aria-controls={previewing ? previewId : undefined}
        onClick={() => setPreviewing(!previewing)}
      >
        {t(previewing ? 'preview.hide' : 'preview.show')}
      </Button>
      {previewing && (
        <div id={previewId}>
          <MessagePreview
            body={
              canSend(draft) && !isBadEmail(draft) && !lacksCountry(draft) ? newInvitation(draft, offer.roleID) : null
            }
          />
        </div>
      )}
    </FormDialog>
  );
}
