import { Button, makeStyles, mergeClasses } from '@slotwise/shared/ui';
import { Dialog, DialogBody, DialogSurface, DialogTitle, ReturnFocus } from '@slotwise/shared/ui/overlay';
import type { ReactNode, Ref } from 'react';
import { Dismiss20Regular } from '../icons';

const useStyles = makeStyles({
  small: { maxWidth: '30rem' },
  medium: { maxWidth: '32rem' },
  large: { maxWidth: '48rem' },
  // Long words of other languages are wider than a phone.
  title: { hyphens: 'auto', overflowWrap: 'anywhere' },
});

export interface DialogFrameProps {
  title: string;
  children: ReactNode;
  open?: boolean;
  /** True where a click beside it, which happens by accident, must not close it. */
  isAlert?: boolean;
  /** Its width, where it is another than Fluent's. */
  size?: 'small' | 'medium' | 'large';
  /** Name of a cross beside the title that closes it. */
  dismissLabel?: string;
  /** The element that had the focus before, if the caller knows it better than the page does. */
  opener?: Element | null;
  /** Of its surface. */
  className?: string;
  /** Of all in it. */
  ref?: Ref<HTMLDivElement>;
  /** Escape, a click beside it, or the cross. */
  onClose: () => void;
}

/** A dialog with its title. The focus returns to its former place when it is gone. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, children, open = true, isAlert = false, size, dismissLabel, opener, className, ref, onClose } = props;
  const styles = useStyles();
  const cross = dismissLabel !== undefined && (
    <Button appearance="subtle" aria-label={dismissLabel} icon={<Dismiss20Regular />} onClick={onClose} />
  );
  return (
    <Dialog
      open={open}
      modalType={isAlert ? 'alert' : 'modal'}
      onOpenChange={(_event, data) => !data.open && onClose()}
    >
      <DialogSurface className={mergeClasses(size && styles[size], className)}>
        <ReturnFocus to={opener ?? null} />
        <DialogBody ref={ref}>
          <DialogTitle className={styles.title} {...(cross && { action: cross })}>
            {title}
          </DialogTitle>
          {children}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
