import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { useFloorOutbox } from '../floor-context';
import { useWords } from '../words';
import { RECENT_ID } from '../feedback/focus-result';

/** Says above the menu how many entries the server has refused: they stand far below it, and wait for a decision. */
export function RefusedNotice() {
  const { t } = useWords();
  const { entries } = useFloorOutbox();
  const count = entries.filter(({ status }) => status === 'refused').length;
  if (count === 0) return null;
  const show = () => {
    // Which brings it into sight as well.
    document.getElementById(RECENT_ID)?.focus();
  };
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{t('recent.refused-count', { count })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={show}>{t('recent.refused-show')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
