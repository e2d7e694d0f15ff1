import { Field, Input } from '@slotwise/shared/ui/forms';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { useWords } from '../../words';

/** The link itself, for browsers that let no page write to the clipboard. */
export default function LinkDialog({ open, link, onClose }: { open: boolean; link: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <ContentDialog open={open} title={t('link.title')} size="medium" closeLabel={t('word.close')} onClose={onClose}>
      <Field label={t('link.label')} hint={t('link.hint')}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
    </ContentDialog>
  );
}
