import { makeStyles } from '@slotwise/shared/ui';
import { OverlayDrawer, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useAtom } from 'jotai';
import { Sidebar } from './sidebar';
import { sidebarSheetAtom } from './sidebar-atoms';
import { SIDEBAR_WIDTH } from './sidebar-widths';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { width: SIDEBAR_WIDTH, maxWidth: '85vw' },
});

/** The sidebar of small screens, over the page. */
export function SidebarSheet() {
  const styles = useStyles();
  const { t } = useWords();
  const [open, setOpen] = useAtom(sidebarSheetAtom);
  return (
    <OverlayDrawer
      position="start"
      className={styles.root}
      open={open}
      onOpenChange={(_event, data) => setOpen(data.open)}
      aria-label={t('sidebar.label')}
    >
      <ReturnFocus />
      <Sidebar inSheet onNavigate={() => setOpen(false)} />
    </OverlayDrawer>
  );
}
