import type { Me } from '@slotwise/contract';
import { EMAIL_MAX, NAME_MAX } from '@slotwise/contract/constants';
import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isApiError } from '@slotwise/shared/http';
import { Body1, Button, makeStyles } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { TextField } from '@slotwise/shared/ui/forms';
import { Eye16Regular, EyeOff16Regular } from '@slotwise/shared/ui/icons';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@slotwise/shared/ui/overlay';
import { useId, useState } from 'react';
import { canSend, emptyDraft, isBadEmail, newInvitation } from '../model/invitation-draft';
import type { InvitationDraft } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { TermsFields } from '../terms/terms-fields';
import { useOfferedRoles } from '../terms/use-offered-roles';
import { MessagePreview } from './message-preview';
import { useSendInvitation } from './use-send-invitation';

const PHONE_MAX = 40;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  lead: { margin: 0 },
  tabs: { marginInline: '-12px' },
  preview: { alignSelf: 'start', marginInlineStart: '-8px' },
  submit: { whiteSpace: 'nowrap' },
});

interface InviteFormProps {
  me: Me;
  draft: InvitationDraft;
  onDraft: (draft: InvitationDraft) => void;
  onClose: () => void;
}

export function InviteForm({ me, draft, onDraft, onClose }: InviteFormProps) {
  const styles = useStyles();
  const types = TYPES_FOR[me.userType];
  const [badEmail, setBadEmail] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const previewId = useId();
  const {
    mutate,
    isPending: busy,
    error,
    reset,
  } = useSendInvitation(me, () => {
    onDraft(emptyDraft(draft.type));
    onClose();
  });
  const offer = useOfferedRoles(me, draft);

  const change = (changes: Partial<InvitationDraft>) => {
    onDraft({ ...draft, ...changes });
    setBadEmail(false);
    reset();
  };
  const faultOf = (field: string) => (isApiError(error) ? error.fieldFault(field) : undefined);
  const submit = () => {
    if (busy || !canSend(draft)) return;
    if (isBadEmail(draft)) setBadEmail(true);
    else mutate(newInvitation(draft, offer.roleID));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        <DialogTitle>Send Invitation</DialogTitle>
        <DialogContent className={styles.content}>
          <Body1 as="p" className={styles.lead}>
            Invite someone to join your organization.
          </Body1>
          <TabList
            className={styles.tabs}
            aria-label="Invite by"
            selectedValue={draft.via}
            onTabSelect={(_event, { value }) => change({ via: value === 'phone' ? 'phone' : 'email' })}
          >
            <Tab value="email">Email</Tab>
            <Tab value="phone">Phone</Tab>
          </TabList>
          {draft.via === 'email' ? (
            <TextField
              key="email"
              label="Email"
              type="email"
              required
              autoComplete="off"
              maxLength={EMAIL_MAX}
              value={draft.email}
              error={badEmail ? FIELD_MESSAGES.email : faultOf('email')}
              onChange={(email) => change({ email })}
            />
          ) : (
            <TextField
              key="phone"
              label="Phone"
              type="tel"
              required
              autoComplete="off"
              maxLength={PHONE_MAX}
              value={draft.phone}
              error={faultOf('phone_number')}
              onChange={(phone) => change({ phone })}
            />
          )}
          <TextField
            label="Name (optional)"
            autoComplete="off"
            maxLength={NAME_MAX}
            value={draft.name}
            error={faultOf('name')}
            onChange={(name) => change({ name })}
          />
          <TermsFields terms={draft} types={types} offer={offer} onChange={change} messageError={faultOf('message')} />
          <Button
            size="small"
            appearance="subtle"
            className={styles.preview}
            icon={previewing ? <EyeOff16Regular /> : <Eye16Regular />}
            aria-expanded={previewing}
            aria-controls={previewing ? previewId : undefined}
            onClick={() => setPreviewing(!previewing)}
          >
            {previewing ? 'Hide preview' : 'Preview message'}
          </Button>
          {previewing && (
            <div id={previewId}>
              <MessagePreview body={canSend(draft) && !isBadEmail(draft) ? newInvitation(draft, offer.roleID) : null} />
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabledFocusable={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            appearance="primary"
            className={styles.submit}
            disabled={!canSend(draft)}
            disabledFocusable={busy}
          >
            {busy ? 'Sending...' : 'Send Invitation'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
