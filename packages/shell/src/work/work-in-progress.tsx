import { makeStyles, media } from '@slotwise/shared/ui';
import { WorkTray } from '@slotwise/shared/ui/feedback';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useAtom } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { stillRunning, workAtom } from './work-atoms';

const useStyles = makeStyles({
  // At the start, where no toast covers it; on small screens above the bar.
  place: {
    position: 'absolute',
    insetBlockEnd: '16px',
    insetInlineStart: '16px',
    zIndex: 2,
    [media.belowMd]: { insetBlockEnd: '72px' },
  },
  resting: { marginInline: '16px', marginBlock: '8px' },
});

/** Work that goes on while people go elsewhere: its progress, its result, and a link to it. */
export default function WorkInProgress() {
  const styles = useStyles();
  const { bus } = useShell();
  const navigate = useNavigate();
  const [list, setList] = useAtom(workAtom);
  return (
    <WorkTray
      className={styles.place}
      restingClassName={styles.resting}
      list={list}
      onNavigate={(href) => void navigate(href)}
      onCancel={(id) => bus.publish('work:cancel', { id })}
      onDismiss={() => setList(stillRunning)}
    />
  );
}
