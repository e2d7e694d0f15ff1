import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { ConfirmDialogProps } from '@slotwise/shared/ui/overlay';
import type { PartStates } from '../part-states';

const nothing = () => undefined;

interface DeletionProps extends Partial<Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'danger' | 'error'>> {
  busy?: boolean;
}

function Deletion({ busy = false, ...props }: DeletionProps) {
  return (
    <ConfirmDialog
      open
      title="Delete the role “Night shift leads”?"
      confirmLabel="Delete"
      danger
      busy={busy}
      endsEarly
      onConfirm={nothing}
      onCancel={nothing}
      {...props}
    >
      Its 3 users will have no role until somebody gives them another.
    </ConfirmDialog>
  );
}

export default {
  part: 'Confirmation',
  covers: true,
  states: {
    'of what cannot be undone': () => <Deletion />,
    'of what can': () => <Deletion danger={false} title="Serve Roles 1.4.0 to everybody?" confirmLabel="Serve" />,
    'being sent, which Cancel gives up': () => <Deletion busy />,
    refused: () => <Deletion error="At least one active user must keep the permission manage_roles." />,
  },
} satisfies PartStates;
