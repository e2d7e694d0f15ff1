import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, Tooltip } from '@slotwise/shared/ui';
import { MailAdd20Regular } from '@slotwise/shared/ui/icons';
import { Dialog, DialogSurface, DialogTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { InviteForm } from './invite-form';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(32rem, calc(100vw - 32px))' },
});

/** The page's primary action and its dialog. */
export function Invite({ me }: { me: Me }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const mayManage = useCan(usePlatform(), 'manage_invitations');
  if (!mayManage) {
    return (
      <Tooltip content="Inviting people needs the permission manage_invitations." relationship="description">
        <Button appearance="primary" icon={<MailAdd20Regular />} disabledFocusable>
          Invite
        </Button>
      </Tooltip>
    );
  }
  return (
    <Dialog open={open} onOpenChange={(_event, data) => setOpen(data.open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button appearance="primary" icon={<MailAdd20Regular />}>
          Invite
        </Button>
      </DialogTrigger>
      <DialogSurface className={styles.surface}>
        <InviteForm me={me} onClose={() => setOpen(false)} />
      </DialogSurface>
    </Dialog>
  );
}
