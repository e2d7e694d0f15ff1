import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { lateDialog } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Body1Strong, Button, ErrorState, InitialsAvatar, ListSkeleton } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const TenantPictureDialog = lateDialog(
  () => import(/* webpackChunkName: "part-tenant-picture" */ './tenant-picture-dialog'),
);

/** How the company or WMS looks to everybody in it, for those who may change that. */
export function TenantSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const say = (error: unknown) => {
    const { title, advice } = describe(error);
    return { title, advice };
  };
  const [isOpen, setOpen] = useState(false);
  const { data: tenant, error, isFetching, refetch } = useQuery(tenantQueries(platform.http, me).tenant);
  return (
    <SettingsSection title={t(`picture.of-${me.userType}`)} about={t(`picture.about-${me.userType}`)}>
      {tenant ? (
        <div className={styles.person}>
          <InitialsAvatar name={tenant.name} image={tenant.avatarURL} size={40} shape="square" initials="letters" />
          <div className={styles.personText}>
            <Body1Strong>{tenant.name}</Body1Strong>
          </div>
          <Button onClick={() => setOpen(true)} className={styles.end}>
            {t('picture.change')}
          </Button>
          <TenantPictureDialog
            open={isOpen}
            platform={platform}
            kind={me.userType}
            tenant={tenant}
            onClose={() => setOpen(false)}
          />
        </div>
      ) : error ? (
        <ErrorState compact {...say(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton count={1} />
      )}
    </SettingsSection>
  );
}
