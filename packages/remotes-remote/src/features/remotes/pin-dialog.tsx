import type { RemoteStatus } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, makeStyles } from '@slotwise/shared/ui';
import { Field, Radio, RadioGroup, Select, TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { tenantsQuery } from './api/queries';
import { ChannelField } from './channel-field';
import { LoadingStates } from './loading-states';
import { channelFault } from './model/channels';
import { useMove } from './use-move';
import { useWords } from '../../words';

const useStyles = makeStyles({
  surface: { maxWidth: '28rem' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { maxHeight: '14rem', overflowY: 'auto' },
});

interface PinDialogProps {
  open: boolean;
  remote: RemoteStatus;
  /** The version that is chosen at first; null: a channel. */
  version: string | null;
  onClose: () => void;
}

/** Chooses a tenant, and the version that it stays on or the channel that it follows. */
export function PinDialog({ open, ...props }: PinDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={(_event, data) => !data.open && props.onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <PinForm {...props} />
      </DialogSurface>
    </Dialog>
  );
}

type Kind = 'version' | 'channel';

function PinForm({ remote, version: first, onClose }: Omit<PinDialogProps, 'open'>) {
  const { t } = useWords();
  const styles = useStyles();
  const { http } = usePlatform();
  const available = remote.versions.filter((each) => each.available).map(({ version }) => version);
  const [kind, setKind] = useState<Kind>(first === null ? 'channel' : 'version');
  const [version, setVersion] = useState(first ?? remote.live?.version ?? available[0] ?? '');
  const [channel, setChannel] = useState(remote.channels[0]?.name ?? '');
  const [search, setSearch] = useState('');
  const [tenantId, setTenantId] = useState('');
  const [tried, setTried] = useState(false);
  const tenants = useQuery(tenantsQuery(http, useDeferredValue(search.trim())));
  const move = useMove(remote);
  const chosen = tenants.data?.some(({ id }) => id === tenantId) ?? false;
  const hasRelease = remote.channels.some(({ name, release }) => name === channel && release !== null);
  const submit = () => {
    setTried(true);
    if (kind === 'channel' && channelFault(channel)) return;
    const done = { onSuccess: onClose };
    if (kind === 'channel') move.mutate({ kind: 'follow', channel, tenantId }, done);
    else move.mutate({ kind: 'pin', version, tenantId }, done);
  };
  return (
    <DialogBody>
      <DialogTitle>{t('pin.title', { name: remote.name })}</DialogTitle>
      <DialogContent className={styles.content}>
        <Field label={t('pin.gets')}>
          <RadioGroup layout="horizontal" value={kind} onChange={(_event, data) => setKind(data.value as Kind)}>
            <Radio value="version" label={t('pin.a-version')} />
            <Radio value="channel" label={t('pin.a-channel')} />
          </RadioGroup>
        </Field>
        {kind === 'version' ? (
          <Field label={t('pin.version')} hint={t('pin.version-hint')}>
            <Select value={version} onChange={(_event, data) => setVersion(data.value)}>
              {[...new Set(available)].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <ChannelField
            remote={remote}
            value={channel}
            tried={tried}
            hint={t(hasRelease || channelFault(channel) ? 'pin.channel-hint' : 'pin.channel-empty')}
            onChange={setChannel}
          />
        )}
        <TextField label={t('pin.tenant')} value={search} onChange={setSearch} placeholder={t('pin.tenant-example')} />
        <div className={styles.list}>
          <LoadingStates query={tenants} kind="tenants">
            {(found) =>
              found.length === 0 ? (
                <EmptyState compact title={t('pin.no-tenant')} />
              ) : (
                <RadioGroup
                  aria-label={t('pin.tenants')}
                  value={tenantId}
                  onChange={(_event, { value }) => setTenantId(value)}
                >
                  {found.map(({ id, name }) => (
                    <Radio key={id} value={id} label={name} />
                  ))}
                </RadioGroup>
              )
            }
          </LoadingStates>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button appearance="primary" disabledFocusable={!chosen || move.isPending} onClick={submit}>
          {t(kind === 'channel' ? 'pin.follow' : 'pin.pin')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
