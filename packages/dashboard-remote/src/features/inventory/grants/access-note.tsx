import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, media, Text, tokens, Tooltip } from '@slotwise/shared/ui';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { useDescribeError, useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { useWords } from '../words';
import { useAccess } from './use-access';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    marginInline: '24px',
    marginBlockEnd: '16px',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowSm]: { marginInline: '16px' },
  },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '18rem', minWidth: 0, gap: '2px' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Whether the WMS may read what lies here, for everybody of the company; administrators change it. */
export function AccessNote() {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const mayChange = useCan(platform, 'manage_company');
  const { read, change } = useAccess();
  const [asking, setAsking] = useState(false);
  if (read.isError) {
    return (
      <div className={styles.root}>
        <Text className={styles.text}>{t('access.failed')}</Text>
        <Button disabledFocusable={read.isFetching} onClick={() => void read.refetch()}>
          {t('access.again')}
        </Button>
      </div>
    );
  }
  if (!read.data?.wms) return null;
  const { wms, grant } = read.data;
  const name = wms.name;
  const label = grant ? t('access.revoke') : t('access.grant');
  const close = () => {
    setAsking(false);
    change.reset();
  };
  const confirm = (signal?: AbortSignal) => {
    const wmsId = grant ? null : wms.id;
    change.mutate(
      { wmsId, signal },
      {
        onSuccess: () => {
          close();
          platform.notify({
            intent: 'success',
            title: grant ? t('access.revoked', { name }) : t('access.granted', { name }),
          });
        },
      },
    );
  };
  const since = grant && formats.date(grant.since, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.root} aria-label={t('access.label')}>
      <div className={styles.text}>
        <Text weight="semibold">{grant ? t('access.open', { name }) : t('access.closed', { name })}</Text>
        {grant && (
          <Text size={200} className={styles.quiet}>
            {grant.by === null
              ? t('access.since', { since: since ?? '' })
              : t('access.since-by', { since: since ?? '', by: grant.by })}
          </Text>
        )}
      </div>
      {mayChange ? (
        <Button onClick={() => setAsking(true)}>{label}</Button>
      ) : (
        <Tooltip
          content={t('access.no-permission', { permission: quoted('manage_company') })}
          relationship="description"
        >
          <Button disabledFocusable>{label}</Button>
        </Tooltip>
      )}
      <LateConfirmDialog
        open={asking}
        title={grant ? t('access.revoke-question', { name }) : t('access.grant-question', { name })}
        confirmLabel={label}
        busy={change.isPending}
        endsEarly
        error={change.error && describeError(change.error).title}
        onConfirm={({ signal }) => confirm(signal)}
        onCancel={close}
      >
        {grant ? t('access.revoke-text', { name }) : t('access.grant-text', { name })}
      </LateConfirmDialog>
    </section>
  );
}
