import { makeStyles } from '@slotwise/shared/ui';
import { Popover, PopoverSurface, PopoverTrigger } from '@slotwise/shared/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { importNotifications } from '../layout/later-parts';
import { BellFace } from './bell-face';
import { reactions as own, unreadQuery } from './queries';
import { useWords } from './words';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: 'min(26rem, calc(100vw - 16px))',
    maxHeight: 'min(36rem, calc(100vh - 72px))',
    overflowY: 'auto',
    padding: '8px',
  },
});

type Part = Awaited<ReturnType<typeof importNotifications>>['default'];

/** Says how much was not read, and shows the newest of it. */
export default function Bell() {
  const styles = useStyles();
  const { t } = useWords();
  const { host, reactions } = useShell();
  const [open, setOpen] = useState(false);
  const [Part, setPart] = useState<Part | null>(null);
  const unread = useQuery(unreadQuery(host.http)).data?.unread ?? 0;
  useEffect(() => reactions.set({ id: 'shell-notifications', version: '1.0.0' }, own), [reactions]);
  // It opens with its content: an empty layer would have nothing that takes the focus.
  const show = () =>
    void importNotifications().then(
      (loaded) => {
        setPart(() => loaded.default);
        setOpen(true);
      },
      () => host.notify({ intent: 'error', title: t('bell.failed'), body: t('bell.failed-advice') }),
    );
  return (
    <Popover
      open={open}
      onOpenChange={(_event, data) => (data.open ? show() : setOpen(false))}
      positioning={{ position: 'below', align: 'end', offset: 6 }}
      trapFocus
    >
      <PopoverTrigger disableButtonEnhancement>
        <BellFace label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')} unread={unread} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('bell.label')}>
        {Part && <Part compact onLeave={() => setOpen(false)} />}
      </PopoverSurface>
    </Popover>
  );
}
