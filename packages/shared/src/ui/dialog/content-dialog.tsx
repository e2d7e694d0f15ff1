import { Button } from '@slotwise/shared/ui';
import { DialogActions, DialogContent } from '@slotwise/shared/ui/overlay';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import type { DialogFrameProps } from './dialog-frame';
import { useScrolls } from './use-scrolls';

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
      <Content title={frame.title} className={contentClassName}>
        {children}
      </Content>
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

/** Content that is longer than the dialog is scrolled by keyboard as well. */
function Content({ title, className, children }: Pick<ContentDialogProps, 'title' | 'className' | 'children'>) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(ref);
  return (
    <DialogContent
      ref={ref}
      className={className}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title })}
    >
      {children}
    </DialogContent>
  );
}
