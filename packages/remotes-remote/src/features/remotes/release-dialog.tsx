import type { RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles } from '@slotwise/shared/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { ChannelField } from './channel-field';
import { channelFault } from './model/channels';
import { useMove } from './use-move';
import { useWords } from '../../words';

const useStyles = makeStyles({ surface: { maxWidth: '28rem' } });

interface ReleaseDialogProps {
  open: boolean;
  remote: RemoteStatus;
  version: string;
  onClose: () => void;
}

/** Chooses the channel that a version is released into. */
export function ReleaseDialog({ open, ...props }: ReleaseDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={(_event, data) => !data.open && props.onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <ReleaseForm {...props} />
      </DialogSurface>
    </Dialog>
  );
}

function ReleaseForm({ remote, version, onClose }: Omit<ReleaseDialogProps, 'open'>) {
  const { t } = useWords();
  const form = useId();
  const [channel, setChannel] = useState(remote.channels[0]?.name ?? '');
  const [tried, setTried] = useState(false);
  const move = useMove(remote);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (channelFault(channel) || move.isPending) return;
    move.mutate({ kind: 'release', version, channel }, { onSuccess: onClose });
  };
  return (
    <DialogBody>
      <DialogTitle>{t('release.title', { name: remote.name, version })}</DialogTitle>
      <DialogContent>
        <form id={form} onSubmit={submit} noValidate>
          <ChannelField remote={remote} value={channel} tried={tried} hint={t('release.hint')} onChange={setChannel} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button appearance="primary" type="submit" form={form} disabledFocusable={move.isPending}>
          {t('release.submit')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
