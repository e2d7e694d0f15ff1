import { Button } from '@slotwise/shared/ui';
import { DialogActions, DialogContent } from '@slotwise/shared/ui/overlay';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import type { DialogFrameProps } from './dialog-frame';

export interface ContentDialogProps extends Omit<DialogFrameProps, 'ref'> {
  /** Of what stands between title and buttons. */
  contentClassName?: string;
  /** Buttons before Close, or instead of it. */
  actions?: ReactNode;
  /** "Close", the button that most people press. */
  closeLabel?: string;
}

/** A dialog that shows something: its title, its content, and the button that closes it. */
export function ContentDialog({ children, contentClassName, actions, closeLabel, ...frame }: ContentDialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogContent className={contentClassName}>{children}</DialogContent>
      {(actions !== undefined || closeLabel !== undefined) && (
        <DialogActions>
          {actions}
          {closeLabel !== undefined && (
            <Button appearance="primary" onClick={frame.onClose}>
              {closeLabel}
            </Button>
          )}
        </DialogActions>
      )}
    </DialogFrame>
  );
}
