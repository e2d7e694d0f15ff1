import { Button, makeStyles } from '@slotwise/shared/ui';
import { Field, Input } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(32rem, calc(100vw - 32px))' },
});

/** The link itself, for browsers that let no page write to the clipboard. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>Copy the invitation link</DialogTitle>
          <DialogContent>
            <Field
              label="Link"
              hint="Your browser does not let this page copy. Select the link and copy it. Whoever has it can accept the invitation."
            >
              <Input readOnly value={link} onFocus={({ target }) => target.select()} />
            </Field>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
