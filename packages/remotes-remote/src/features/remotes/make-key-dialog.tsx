import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, MessageBar, MessageBarBody } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { Copy16Regular } from '@slotwise/shared/ui/icons';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { copySecret, SecretText } from '@slotwise/shared/ui/secret';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { makeKey } from './api/make-key';
import { remoteKeys } from './query-keys';

const useStyles = makeStyles({
  surface: { maxWidth: '32rem' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

/** Makes a key and shows its secret, this once: closing is the end of it. */
export function MakeKeyDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const styles = useStyles();
  const form = useId();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [remote, setRemote] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: () => makeKey(platform.http, { remote, name: name.trim() }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: remoteKeys.deployKeys }),
  });
  const faults = {
    remote: REMOTE.test(remote) ? null : 'Small letters, digits and dashes, as in packages/<name>-remote',
    name: name.trim() ? null : 'Say where the key will be kept',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!faults.remote && !faults.name && !make.isPending) make.mutate();
  };
  const failed = make.error && describeError(make.error);
  return (
    <Dialog modalType={make.data ? 'alert' : 'modal'} open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{make.data ? `Deploy key for ${make.data.key.remote}` : 'Make a deploy key'}</DialogTitle>
          {make.data ? (
            <DialogContent className={styles.content}>
              <div>Keep it where the pipeline finds it as SLOTWISE_DEPLOY_KEY. It is not shown again.</div>
              <SecretText>{make.data.secret}</SecretText>
            </DialogContent>
          ) : (
            <DialogContent>
              <form id={form} className={styles.content} onSubmit={submit} noValidate>
                <TextField
                  label="Remote"
                  required
                  value={remote}
                  onChange={setRemote}
                  hint="It need not exist yet."
                  list={`${form}-ids`}
                  error={tried ? faults.remote : null}
                />
                <datalist id={`${form}-ids`}>
                  {ids.map((id) => (
                    <option key={id} value={id} />
                  ))}
                </datalist>
                <TextField
                  label="Name"
                  required
                  value={name}
                  onChange={setName}
                  maxLength={120}
                  placeholder="Pipeline of the roles team"
                  error={tried ? faults.name : null}
                />
                {failed && (
                  <MessageBar intent="error">
                    <MessageBarBody>
                      {failed.title} {failed.advice}
                    </MessageBarBody>
                  </MessageBar>
                )}
              </form>
            </DialogContent>
          )}
          <DialogActions>
            <Button onClick={onClose}>{make.data ? 'Done' : 'Cancel'}</Button>
            {make.data ? (
              <Button
                appearance="primary"
                icon={<Copy16Regular />}
                onClick={() => void copySecret(platform.notify, make.data.secret, 'The key')}
              >
                Copy key
              </Button>
            ) : (
              <Button appearance="primary" type="submit" form={form} disabledFocusable={make.isPending}>
                Make key
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
