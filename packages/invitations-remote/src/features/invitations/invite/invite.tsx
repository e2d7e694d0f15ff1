import type { Me } from '@slotwise/contract';
import { Button, makeStyles, Tooltip } from '@slotwise/shared/ui';
import { MailAdd20Regular, PeopleTeam20Regular } from '@slotwise/shared/ui/icons';
import { Dialog, DialogSurface, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useInvitationActions } from '../invitation-actions';
import { emptyDraft } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { InviteForm } from './invite-form';

const BulkInvite = lazy(() => import('../bulk/bulk-invite'));

const useStyles = makeStyles({
  surface: { maxWidth: 'min(32rem, calc(100vw - 32px))' },
});

function Explained({ children }: { children: ReactElement }) {
  if (useInvitationActions().mayManage) return children;
  return (
    <Tooltip content="Inviting people needs the permission manage_invitations." relationship="description">
      {children as ReactElement<object>}
    </Tooltip>
  );
}

export type Opened = 'invite' | 'bulk' | null;

interface InviteProps {
  me: Me;
  opened: Opened;
  onOpen: (opened: Opened) => void;
}

/** The page's primary action, its sister for many people, and their dialogs. What was typed outlives closing them. */
export function Invite({ me, opened, onOpen }: InviteProps) {
  const styles = useStyles();
  const { mayManage } = useInvitationActions();
  const [bulkWanted, setBulkWanted] = useState(false);
  const [draft, setDraft] = useState(() => emptyDraft(TYPES_FOR[me.userType][0] ?? 'join_company'));
  return (
    <>
      <Explained>
        <Button
          icon={<PeopleTeam20Regular />}
          disabledFocusable={!mayManage}
          onClick={() => {
            setBulkWanted(true);
            onOpen('bulk');
          }}
        >
          Bulk invite
        </Button>
      </Explained>
      <Explained>
        <Button
          appearance="primary"
          icon={<MailAdd20Regular />}
          disabledFocusable={!mayManage}
          onClick={() => onOpen('invite')}
        >
          Invite
        </Button>
      </Explained>
      <Dialog open={opened === 'invite'} onOpenChange={(_event, data) => onOpen(data.open ? 'invite' : null)}>
        <DialogSurface className={styles.surface}>
          <ReturnFocus />
          <InviteForm me={me} draft={draft} onDraft={setDraft} onClose={() => onOpen(null)} />
        </DialogSurface>
      </Dialog>
      {bulkWanted && (
        <Suspense fallback={null}>
          <BulkInvite me={me} open={opened === 'bulk'} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
