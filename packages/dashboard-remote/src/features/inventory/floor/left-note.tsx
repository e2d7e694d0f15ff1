import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

interface LeftNoteProps {
  pieces: number;
  /** When they were left off; null: they were not. */
  leftAt: number | null;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Says that scanned pieces are still here from before, which nobody may remember. What is scanned next keeps them. */
export function LeftNote({ pieces, leftAt, onKeep, onDiscard }: LeftNoteProps) {
  const { t } = useWords();
  const formats = useFormats();
  if (leftAt === null || pieces === 0) return null;
  const at = formats.date(new Date(leftAt).toISOString(), { timeStyle: 'short' });
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('left.here', { pieces, at })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onKeep}>{t('left.keep')}</Button>
        <Button onClick={onDiscard}>{t('left.discard')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
