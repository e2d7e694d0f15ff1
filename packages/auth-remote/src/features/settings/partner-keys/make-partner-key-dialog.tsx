import { describeError } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button, makeStyles, MessageBar, MessageBarBody } from '@slotwise/shared/ui';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
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
import { makePartnerKey } from '../api/partner-keys';
import { originsFault, originsOf } from '../model/origins';
import { settingsKeys } from '../query-keys';
import { RemoteChoice } from './remote-choice';

const useStyles = makeStyles({
  surface: { maxWidth: '32rem' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

interface MakePartnerKeyDialogProps extends RemoteAppProps {
  onClose: () => void;
}

/** Makes a partner key and shows it, this once: closing is the end of it. */
export function MakePartnerKeyDialog({ platform, onClose }: MakePartnerKeyDialogProps) {
  const styles = useStyles();
  const form = useId();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [remotes, setRemotes] = useState<readonly string[]>([]);
  const [pages, setPages] = useState('');
  const [tried, setTried] = useState(false);
  const origins = originsOf(pages);
  const faults = {
    name: name.trim() ? null : 'Say whose key it is',
    remotes: remotes.length > 0 ? null : 'Choose at least one',
    origins: originsFault(origins),
  };
  const make = useMutation({
    mutationFn: () => makePartnerKey(platform.http, { name: name.trim(), origins, remotes: [...remotes] }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: settingsKeys.partnerKeys }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).every((fault) => fault === null) && !make.isPending) make.mutate();
  };
  const failed = make.error && describeError(make.error);
  const { data: made } = make;
  return (
    <Dialog modalType={made ? 'alert' : 'modal'} open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{made ? `Partner key “${made.key.name}”` : 'Make a partner key'}</DialogTitle>
          <DialogContent>
            {made ? (
              <div className={styles.content}>
                <div>Hand it to the partner for its server, never for a page. It is not shown again.</div>
                <SecretText>{made.secret}</SecretText>
              </div>
            ) : (
              <form id={form} className={styles.content} onSubmit={submit} noValidate>
                <TextField
                  label="Name"
                  required
                  value={name}
                  onChange={setName}
                  maxLength={120}
                  placeholder="Customer portal"
                  error={tried ? faults.name : null}
                />
                <RemoteChoice
                  platform={platform}
                  chosen={remotes}
                  onChange={setRemotes}
                  error={tried ? faults.remotes : null}
                />
                <TextAreaField
                  label="Origins of the pages that may show it"
                  required
                  rows={3}
                  value={pages}
                  onChange={setPages}
                  hint="One a line, as https://portal.example.com"
                  spellCheck={false}
                  autoCapitalize="off"
                  error={tried ? faults.origins : null}
                />
                {failed && (
                  <MessageBar intent="error">
                    <MessageBarBody>
                      {failed.title} {failed.advice}
                    </MessageBarBody>
                  </MessageBar>
                )}
              </form>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{made ? 'Done' : 'Cancel'}</Button>
            {made ? (
              <Button
                appearance="primary"
                icon={<Copy16Regular />}
                onClick={() => void copySecret(platform.notify, made.secret, 'The key')}
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
