import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { ConfirmDialogProps } from '@slotwise/shared/ui/overlay';
import type { PartStates } from '../part-states';

const nothing = () => undefined;

function Deletion(props: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      open
      title="Delete the role “Night shift leads”?"
      confirmLabel="Delete"
      danger
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
    'being done': () => <Deletion busy />,
    refused: () => <Deletion error="At least one active user must keep the permission manage_roles." />,
  },
} satisfies PartStates;
