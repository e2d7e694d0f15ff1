import type { Me } from '@slotwise/contract';
import { EMAIL_MAX, NAME_MAX } from '@slotwise/contract/constants';
import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isApiError } from '@slotwise/shared/http';
import { Body1, Button, makeStyles } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { Field, Select, TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { canSend, emptyDraft, isBadEmail, newInvitation } from './model/invitation-draft';
import type { InvitationDraft } from './model/invitation-draft';
import { TYPE_LABELS, TYPES_FOR } from './model/lifecycle';
import type { InvitationType } from './model/lifecycle';
import { RoleSelect, useGrantableRoles } from './role-select';
import { useSendInvitation } from './use-send-invitation';

const MESSAGE_MAX = 2000;
const PHONE_MAX = 40;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  lead: { margin: 0 },
  tabs: { marginInline: '-12px' },
  submit: { whiteSpace: 'nowrap' },
});

interface InviteFormProps {
  me: Me;
  onClose: () => void;
}

export function InviteForm({ me, onClose }: InviteFormProps) {
  const styles = useStyles();
  const types = TYPES_FOR[me.userType];
  const [draft, setDraft] = useState(() => emptyDraft(types[0] ?? 'join_company'));
  const [badEmail, setBadEmail] = useState(false);
  const { mutate, isPending: busy, error, reset } = useSendInvitation(me, onClose);
  const roles = useGrantableRoles(me, draft.type === 'join_company');
  const roleID = draft.roleID ?? roles[0]?.id ?? null;

  const change = (changes: Partial<InvitationDraft>) => {
    setDraft({ ...draft, ...changes });
    setBadEmail(false);
    reset();
  };
  const faultOf = (field: string) => (isApiError(error) ? error.fieldFault(field) : undefined);
  const submit = () => {
    if (busy || !canSend(draft)) return;
    if (isBadEmail(draft)) setBadEmail(true);
    else mutate(newInvitation(draft, roleID));
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
          <Field label="Invitation Type">
            <Select value={draft.type} onChange={(_event, { value }) => change({ type: value as InvitationType })}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {TYPE_LABELS[type]}
                </option>
              ))}
            </Select>
          </Field>
          {draft.type === 'join_company' && (
            <RoleSelect roles={roles} value={roleID} onChange={(picked) => change({ roleID: picked })} />
          )}
          <TextAreaField
            label="Message (optional)"
            rows={3}
            maxLength={MESSAGE_MAX}
            value={draft.message}
            error={faultOf('message')}
            onChange={(message) => change({ message })}
          />
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
