import type { Me, Passkey } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Button, Caption1, EmptyState, ErrorState, Link, ListSkeleton, StatusBadge, Text } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knowsPasskeys } from '../../../passkeys/browser';
import { passkeysQuery, removePasskey } from '../api/passkeys';
import { useSettingsStyles } from '../settings-page.styles';
import { UnconfirmedAddress } from '../unconfirmed-address';
import { useRemoval } from '../use-removal';
import { useAgo } from '../use-ago';
import { AddPasskey } from './add-passkey';
import { useWords } from './words';

/** Keys by which the user signs in without a password. */
export default function Passkeys({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t, rich } = useWords();
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery(platform.http));
  const [adding, setAdding] = useState(false);
  const { asked, ask, question } = useRemoval({
    platform,
    queryKey: passkeysQuery(platform.http).queryKey,
    remove: ({ id }: Passkey, signal) => removePasskey(platform.http, id, signal),
    done: ({ name }) => t('passkeys.removed', { name }),
    failed: ({ name }) => t('passkeys.not-removed', { name }),
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    return <ErrorState compact {...describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const { passkeys, place } = data;
  const isHere = place === location.origin && knowsPasskeys();
  // The server refuses it: nobody should type a password for that.
  const isUnconfirmed = isHere && me.emailConfirmed === false;
  const add = isHere && !isUnconfirmed && !adding && (
    <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>
  );
  const elsewhere =
    place === null
      ? t('passkeys.nowhere')
      : place === location.origin
        ? t('passkeys.unknown')
        : rich('passkeys.elsewhere', {
            place: place.replace(/^https?:\/\//, ''),
            link: (text) => (
              <Link href={`${place}/settings`} inline>
                {text}
              </Link>
            ),
          });
  return (
    <div className={styles.form}>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => ask(passkey)} />
          ))}
        </ul>
      )}
      {isUnconfirmed && (
        <UnconfirmedAddress platform={platform} me={me}>
          {t('passkeys.unconfirmed')}
        </UnconfirmedAddress>
      )}
      {passkeys.length === 0 && isHere && !isUnconfirmed && !adding && (
        <EmptyState compact title={t('passkeys.none.title')} reason={t('passkeys.none.reason')} action={add} />
      )}
      {passkeys.length > 0 && add && <div className={styles.actions}>{add}</div>}
      {!isHere && <Text>{elsewhere}</Text>}
      {adding && !isUnconfirmed && (
        <AddPasskey
          platform={platform}
          me={me}
          onDone={(passkey) => {
            setAdding(false);
            platform.notify({ intent: 'success', title: t('passkeys.added', { name: passkey.name }) });
            void refetch();
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        {...question}
        title={t('passkeys.remove.title', { name: asked?.name ?? '' })}
        confirmLabel={t('passkeys.remove')}
      >
        {t('passkeys.remove.text')}
      </ConfirmDialog>
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const ago = useAgo();
  const now = Date.now();
  const { name, addedAt, usedAt, synced } = passkey;
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{name}</span>
        <Caption1 className={styles.muted}>
          {t('passkeys.history', {
            added: ago(addedAt, now),
            use: usedAt === null ? 'none' : 'some',
            used: usedAt === null ? '' : ago(usedAt, now),
          })}
        </Caption1>
      </span>
      {synced && <StatusBadge tone="neutral" label={t('passkeys.synced')} />}
      <Button
        className={styles.end}
        size="small"
        appearance="subtle"
        onClick={onRemove}
        aria-label={t('passkeys.remove-one', { name })}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
