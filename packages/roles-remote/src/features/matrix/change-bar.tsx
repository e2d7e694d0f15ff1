import { Button, Text, Tooltip } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { ArrowRedo20Regular, ArrowUndo20Regular } from '@slotwise/shared/ui/icons';
import { SavingNote, useSendingWord } from '@slotwise/shared/ui/waiting';
import { usePermissionWords } from '@slotwise/shared/words';
import { useBoard } from '../../drafts/board-data';
import { useBarStyles } from './matrix.styles';
import { ownLoss, summaryOf } from '../../model/pending';
import type { useMatrixEdits } from './use-matrix-edits';
import type { useSaveAll } from '../../drafts/use-save-all';
import { useWords } from '../../words';

interface ChangeBarProps {
  edits: ReturnType<typeof useMatrixEdits>;
  saving: ReturnType<typeof useSaveAll>;
  ownRoleID: string | null;
  /** Text while there is nothing to save. */
  hint: string;
  compact: boolean;
}

/** Pending changes, and the result of the last save. */
export function ChangeBar({ edits, saving, ownRoleID, hint, compact }: ChangeBarProps) {
  const { t, say } = useWords();
  const { quoted } = usePermissionWords();
  const styles = useBarStyles();
  const sayBusy = useSendingWord();
  const { mayManage } = useBoard();
  const { pending, undo, redo, discard } = edits;
  const { progress, faults } = saving;
  const loss = ownLoss(pending, ownRoleID, quoted);
  const busy = progress !== null;
  // Room is for possible actions: on a small screen the bar comes with the first change, and for who may only look never.
  if ((compact || !mayManage) && pending.length === 0 && !redo && faults.length === 0) return null;
  return (
    <>
      {faults.length > 0 && (
        <Banner intent="error" title={t('matrix.not-saved', { count: faults.length })} onDismiss={saving.dismiss}>
          {t('matrix.changes-kept')}
          <ul className={styles.faults}>
            {faults.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div className={styles.bar} role="group" aria-label={t('matrix.changes')}>
        {(pending.length === 0 || loss !== null) && (
          <Text className={loss === null ? styles.hint : styles.warning}>{loss === null ? hint : say(loss)}</Text>
        )}
        {pending.length > 0 && (
          <Text className={styles.summary} weight="semibold" role="status">
            {progress ? (
              <SavingNote onCancel={saving.giveUp}>
                {t('matrix.saving', { at: progress.done + 1, total: progress.total })}
              </SavingNote>
            ) : (
              say(summaryOf(pending))
            )}
          </Text>
        )}
        <div className={styles.steps}>
          <Tooltip content={t('word.undo')} relationship="label">
            <Button
              appearance="subtle"
              icon={<ArrowUndo20Regular />}
              disabledFocusable={!undo || busy}
              onClick={() => undo?.()}
            />
          </Tooltip>
          <Tooltip content={t('word.redo')} relationship="label">
            <Button
              appearance="subtle"
              icon={<ArrowRedo20Regular />}
              disabledFocusable={!redo || busy}
              onClick={() => redo?.()}
            />
          </Tooltip>
        </div>
        <div className={styles.actions}>
          <Button disabledFocusable={pending.length === 0 || busy} onClick={discard}>
            {t('matrix.discard')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={pending.length === 0 || busy}
            onClick={() => saving.save(pending)}
          >
            {busy ? sayBusy(t('word.saving')) : t('edit.save.permissions')}
          </Button>
        </div>
      </div>
    </>
  );
}
