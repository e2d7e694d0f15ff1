import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ChecksField } from '@slotwise/shared/ui/form';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { registryQuery } from '../api/partner-keys';
import { embeddable } from '../model/embeddable';
import { useWords } from '../words';

interface RemoteChoiceProps extends RemoteAppProps {
  value: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | null;
}

/**
 * The remotes of a key. Nobody hands on permissions that they do not hold, so remotes that ask for more are disabled
 * and say why.
 */
export function RemoteChoice({ platform, ...field }: RemoteChoiceProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { quoted } = usePermissionWords();
  // Drawn again when one's permissions change.
  useSession(platform);
  const registry = useQuery(registryQuery(platform.http));
  const choices = embeddable(registry.data ?? []).map(({ id, name, permissions }) => {
    const lacking = permissions.filter((permission) => !platform.session.can(permission));
    return {
      value: id,
      label: name,
      disabled: lacking.length > 0,
      hint:
        lacking.length > 0
          ? t('partner-keys.remotes.lacking', { permissions: formats.list(lacking.map(quoted), { type: 'unit' }) })
          : t('partner-keys.remotes.carries', { permissions: formats.list(permissions.map(quoted), { type: 'unit' }) }),
    };
  });
  return (
    <ChecksField label={t('partner-keys.remotes')} required choices={choices} {...field}>
      {registry.isPending && <ListSkeleton />}
      {registry.isError && (
        <ErrorState
          compact
          title={t('partner-keys.remotes.failed')}
          onRetry={() => void registry.refetch()}
          retrying={registry.isFetching}
        />
      )}
    </ChecksField>
  );
}
