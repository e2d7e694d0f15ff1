import { lateDialog } from '@slotwise/shared/remote';
import type { ConfirmDialogProps } from '../feedback/confirm-dialog';

/** The question before something that matters, for a page that is drawn without the layers above it. */
export const LateConfirmDialog = lateDialog<ConfirmDialogProps>(async () => ({
  default: (await import('@slotwise/shared/ui/overlay')).ConfirmDialog,
}));
