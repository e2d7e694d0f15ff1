import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { ErrorState, ListSkeleton, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Checkbox, Label } from '@slotwise/shared/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { registryQuery } from '../api/partner-keys';
import { embeddable } from '../model/embeddable';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  error: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface RemoteChoiceProps extends RemoteAppProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | null;
}

/** The remotes of a key. Nobody hands on what they do not hold, so those that ask for more are disabled and say why. */
export function RemoteChoice({ platform, chosen, onChange, error }: RemoteChoiceProps) {
  const styles = useStyles();
  const id = useId();
  // Drawn again when what one may do changes.
  useSession(platform);
  const registry = useQuery(registryQuery(platform.http));
  const toggle = (remote: string, on: boolean) =>
    onChange(on ? [...chosen, remote] : chosen.filter((each) => each !== remote));
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <Label id={`${id}-label`} required>
        Remotes
      </Label>
      <div className={styles.list}>
        {registry.isPending && <ListSkeleton />}
        {registry.isError && (
          <ErrorState
            compact
            title="The remotes could not be loaded."
            onRetry={() => void registry.refetch()}
            retrying={registry.isFetching}
          />
        )}
        {embeddable(registry.data ?? []).map(({ id: remote, name, permissions }) => {
          const lacking = permissions.filter((permission) => !platform.session.can(permission));
          const carries = `Its tokens may carry ${permissions.join(', ')}.`;
          return (
            <Checkbox
              key={remote}
              checked={chosen.includes(remote)}
              disabled={lacking.length > 0}
              onChange={(_event, data) => toggle(remote, data.checked === true)}
              label={
                <>
                  {name}
                  <Text size={200} className={styles.quiet}>
                    {lacking.length > 0 ? `You do not hold ${lacking.join(', ')}.` : carries}
                  </Text>
                </>
              }
            />
          );
        })}
      </div>
      {error && (
        <Text as="p" id={`${id}-error`} size={200} className={styles.error} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
