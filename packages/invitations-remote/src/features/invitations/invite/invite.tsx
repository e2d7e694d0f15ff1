import type { Me } from '@slotwise/contract';
import { Button, Tooltip } from '@slotwise/shared/ui';
import { MailAdd20Regular, PeopleTeam20Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { lateDialog } from '@slotwise/shared/remote';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useInvitationActions } from '../use-invitation-actions';
import { useWords } from '../../../words';

const InviteDialog = lateDialog(() => import(/* webpackChunkName: "part-invite" */ './invite-dialog'));
const BulkInvite = lazy(() => import('../bulk/bulk-invite'));

function Explained({ children }: { children: ReactElement }) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  if (useInvitationActions().mayManage) return children;
  return (
    <Tooltip content={t('invite.needs', { permission: quoted('manage_invitations') })} relationship="description">
      {children as ReactElement<object>}
    </Tooltip>
  );
}

export type Opened = 'invite' | 'bulk' | null;

interface InviteProps {
  me: Me;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** The dialog for one person stands there. */
  onShown: () => void;
}

/** The page's primary action, its sister for many people, and their dialogs. The typed fields outlive closing them. */
export function Invite({ me, opened, onOpen, onShown }: InviteProps) {
  const { t } = useWords();
  const { mayManage } = useInvitationActions();
  const [bulkWanted, setBulkWanted] = useState(false);
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
          {t('invite.bulk')}
        </Button>
      </Explained>
      <Explained>
        <Button
          appearance="primary"
          icon={<MailAdd20Regular />}
          disabledFocusable={!mayManage}
          onClick={() => onOpen('invite')}
        >
          {t('invite.invite')}
        </Button>
      </Explained>
      <InviteDialog me={me} open={opened === 'invite'} onShown={onShown} onClose={() => onOpen(null)} />
      {bulkWanted && (
        <Suspense fallback={null}>
          <BulkInvite me={me} open={opened === 'bulk'} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
