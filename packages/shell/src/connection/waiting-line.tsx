import { lateDialog } from '@slotwise/shared/remote';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { importWaitingList } from '../layout/later-parts';
import { WarningLine } from '../layout/warning-line';
import { useWords } from '../words';
import type { WaitingChange } from './waiting-writes';

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px' } });
const WaitingList = lateDialog(importWaitingList);

interface WaitingLineProps {
  changes: readonly WaitingChange[];
  /** Gives up the one with this id, or all. */
  onCancel: (id?: number) => void;
}

/** Changes that wait for the connection: what each is, where it was made and when, and how they are given up, one or all. */
export function WaitingLine({ changes, onCancel }: WaitingLineProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const count = changes.length;
  const [first] = changes;
  const about = ({ page, what, since }: WaitingChange) => ({
    page: what === undefined ? page : t('connection.what', { what, page }),
    time: formats.date(since, { timeStyle: 'short' }),
  });
  const text = count === 1 ? t('connection.waiting-one', about(first!)) : t('connection.waiting', { count });
  return (
    <WarningLine
      text={text}
      action={
        <>
          <span className={styles.buttons}>
            {count > 1 && (
              <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t(isOpen ? 'connection.hide' : 'connection.show')}
              </Button>
            )}
            <Button size="small" onClick={() => onCancel()}>
              {t('connection.cancel', { count })}
            </Button>
          </span>
          <WaitingList open={count > 1 && isOpen} changes={changes} about={about} onCancel={onCancel} />
        </>
      }
    />
  );
}
