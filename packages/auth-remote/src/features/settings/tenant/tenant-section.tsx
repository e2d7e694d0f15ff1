import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { lateDialog } from '@slotwise/shared/remote';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { Body1Strong, Button, Caption1, ErrorState, InitialsAvatar, ListSkeleton } from '@slotwise/shared/ui';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../settings-section';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords as useSettingsWords } from '../words';
import { TenantFields } from './tenant-fields';
import { TenantName } from './tenant-name';
import { useWords } from './words';

const TenantPictureDialog = lateDialog(
  () => import(/* webpackChunkName: "part-tenant-picture" */ './tenant-picture-dialog'),
);

/** The company or WMS as everybody in it has it: changed in place by those who may, and read by the others. */
export function TenantSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: settings } = useSettingsWords();
  const { quoted } = usePermissionWords();
  const describe = useDescribeError();
  const mayManage = useCan(platform, 'manage_company');
  const mayPicture = useCan(platform, 'update_avatar');
  const [isOpen, setOpen] = useState(false);
  const { data: tenant, error, isFetching, refetch } = useQuery(tenantQueries(platform.http, me).tenant);
  const fault = error && describe(error);
  return (
    <SettingsSection name={me.userType} title={t(`tenant.${me.userType}`)} about={t(`tenant.about-${me.userType}`)}>
      <div className={styles.choices}>
        {!mayManage && (
          <Caption1 as="p" className={styles.muted}>
            {t('tenant.needs', { permission: quoted('manage_company') })}
          </Caption1>
        )}
        {tenant ? (
          <>
            <div className={styles.person}>
              <InitialsAvatar name={tenant.name} image={tenant.avatarURL} size={40} shape="square" initials="letters" />
              <div className={styles.personText}>
                <Body1Strong>{tenant.name}</Body1Strong>
              </div>
              {mayPicture && (
                <Button onClick={() => setOpen(true)} className={styles.end}>
                  {settings('picture.change')}
                </Button>
              )}
            </div>
            <TenantName platform={platform} kind={me.userType} tenant={tenant} disabled={!mayManage} />
            <TenantPictureDialog
              open={isOpen}
              platform={platform}
              kind={me.userType}
              tenant={tenant}
              onClose={() => setOpen(false)}
            />
          </>
        ) : fault ? (
          <ErrorState
            compact
            title={fault.title}
            advice={fault.advice}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ListSkeleton count={2} />
        )}
        <TenantFields platform={platform} kind={me.userType} disabled={!mayManage} />
      </div>
    </SettingsSection>
  );
}
