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
import { useWords } from '../../words';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(32rem, calc(100vw - 32px))' },
});

/** The link itself, for browsers that let no page write to the clipboard. */
export default function LinkDialog({ open, link, onClose }: { open: boolean; link: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{t('link.title')}</DialogTitle>
          <DialogContent>
            <Field label={t('link.label')} hint={t('link.hint')}>
              <Input readOnly value={link} onFocus={({ target }) => target.select()} />
            </Field>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('word.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
