import type { RemoteStatus } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, makeStyles } from '@slotwise/shared/ui';
import { FormDialog, RadioField, useForm } from '@slotwise/shared/ui/form';
import { Field, Radio, RadioGroup, Select, TextField } from '@slotwise/shared/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { tenantsQuery } from './api/queries';
import { ReleaseChannelField } from './release-channel-field';
import { LoadingStates } from './loading-states';
import { releaseChannelFault } from './model/release-channels';
import { useMove } from './use-move';
import { useWords } from '../../words';

const useStyles = makeStyles({ list: { maxHeight: '14rem', overflowY: 'auto' } });

interface PinDialogProps {
  remote: RemoteStatus;
  /** The version that is chosen at first; null: a release channel. */
  version: string | null;
  onClose: () => void;
}

type Kind = 'version' | 'releaseChannel';

/** Chooses a tenant, and the version that it stays on or the release channel that it follows. */
export function PinDialog({ remote, version: first, onClose }: PinDialogProps) {
  const { t, say } = useWords();
  const styles = useStyles();
  const { http } = usePlatform();
  const available = remote.versions.filter((each) => each.available).map(({ version }) => version);
  const [search, setSearch] = useState('');
  const tenants = useQuery(tenantsQuery(http, useDeferredValue(search.trim())));
  const move = useMove(remote);
  const form = useForm({
    initial: {
      kind: (first === null ? 'releaseChannel' : 'version') as Kind,
      version: first ?? remote.live?.version ?? available[0] ?? '',
      releaseChannel: remote.releaseChannels[0]?.name ?? '',
      tenantId: '',
    },
    check: ({ kind, releaseChannel }) => {
      const fault = kind === 'releaseChannel' ? releaseChannelFault(releaseChannel) : null;
      return fault ? { releaseChannel: say(fault) } : {};
    },
    endsEarly: true,
    submit: ({ kind, version, releaseChannel, tenantId }, signal) =>
      move.mutateAsync({
        ...(kind === 'releaseChannel'
          ? ({ kind: 'follow', releaseChannel, tenantId } as const)
          : ({ kind: 'pin', version, tenantId } as const)),
        signal,
      }),
    onDone: onClose,
  });
  const { kind, version, releaseChannel, tenantId } = form.values;
  const chosen = tenants.data?.some(({ id }) => id === tenantId) ?? false;
  const hasRelease = remote.releaseChannels.some(({ name, release }) => name === releaseChannel && release !== null);
  return (
    <FormDialog
      form={form}
      title={t('pin.title', { name: remote.name })}
      submitLabel={t(kind === 'releaseChannel' ? 'pin.follow' : 'pin.pin')}
      canSubmit={chosen}
      size="small"
      onClose={onClose}
    >
      <RadioField
        {...form.field('kind')}
        label={t('pin.gets')}
        layout="horizontal"
        choices={[
          { value: 'version', label: t('pin.a-version') },
          { value: 'releaseChannel', label: t('pin.a-release-channel') },
        ]}
      />
      {kind === 'version' ? (
        <Field label={t('pin.version')} hint={t('pin.version-hint')}>
          <Select value={version} onChange={(_event, data) => form.change({ version: data.value })}>
            {[...new Set(available)].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <ReleaseChannelField
          remote={remote}
          hint={t(
            hasRelease || releaseChannelFault(releaseChannel)
              ? 'pin.release-channel-hint'
              : 'pin.release-channel-empty',
          )}
          {...form.field('releaseChannel')}
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
                onChange={(_event, { value }) => form.change({ tenantId: value })}
              >
                {found.map(({ id, name }) => (
                  <Radio key={id} value={id} label={name} />
                ))}
              </RadioGroup>
            )
          }
        </LoadingStates>
      </div>
    </FormDialog>
  );
}
