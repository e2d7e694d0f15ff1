import type { Me } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { FormFault } from '@slotwise/shared/ui/plain-form';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveLast } from './leave-last';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

/** Leaves the company or WMS, after a question, and after another one that the last one there answers with its name. The account stays. */
export function LeaveSection({ platform, me, tenantId }: { platform: Platform; me: Me; tenantId: string }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [isLast, setLast] = useState(false);
  const onLeft = async () => {
    platform.notify({ intent: 'success', title: t('leave.done') });
    // The live event does the same; a page without a stream must not wait for it.
    await queryClient.invalidateQueries({ queryKey: queryKeys.me });
  };
  const leave = useMutation({
    mutationFn: (signal: AbortSignal | undefined) =>
      platform.http('POST /me/leave', { body: { tenant_id: tenantId }, signal }),
    onSuccess: onLeft,
    onError: (failure) => {
      if (isApiError(failure) && failure.code === 'last_member') setLast(true);
      // It may have been done, also where somebody gave it up.
      if (!isApiError(failure)) void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    },
  });
  const label = t(`leave.${me.userType}`);

  if (isLast) {
    const stay = () => {
      setLast(false);
      leave.reset();
    };
    return (
      <SettingsSection name="leave" title={t('leave.title')} about={t('leave.about')}>
        <LeaveLast {...{ platform, me, tenantId, onLeft }} onCancel={stay} />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection name="leave" title={t('leave.title')} about={t('leave.about')}>
      <div className={styles.form}>
        <FormFault fault={leave.error && describeError(leave.error)} />
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{label}</Button>
        </div>
      </div>
      <LateConfirmDialog
        open={asking}
        title={t(`leave.${me.userType}.question`)}
        confirmLabel={leave.isPending ? t('leave.busy') : label}
        danger
        busy={leave.isPending}
        endsEarly
        onConfirm={({ signal }) => leave.mutate(signal, { onSettled: () => setAsking(false) })}
        onCancel={() => {
          setAsking(false);
          leave.reset();
        }}
      >
        {t('leave.text')} {t(`leave.${me.userType}.stays`)}
      </LateConfirmDialog>
    </SettingsSection>
  );
}
