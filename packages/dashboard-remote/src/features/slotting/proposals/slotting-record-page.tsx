import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ListSkeleton, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import type { ReactNode } from 'react';
import { useWarehouseName } from '../use-warehouse-name';
import { useWords as useSlottingWords } from '../words';

interface SlottingRecordPageProps {
  title: string;
  warehouseId: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A screen below the slotting of one warehouse, once it is known who looks at it. */
export function SlottingRecordPage({ title, warehouseId, description, action, children }: SlottingRecordPageProps) {
  const { t } = useSlottingWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const maySee = useCan(platform, 'view_slotting');
  const isKnown = me !== null && status === 'user';
  const ancestors = [
    { label: t('page.slotting'), href: '/slotting' },
    { label: useWarehouseName(warehouseId) ?? t('page.unknown'), href: `/slotting/${warehouseId}` },
  ];
  return (
    <Page>
      <PageHeader
        title={title}
        above={<Breadcrumb ancestors={ancestors} />}
        description={description}
        action={isKnown && maySee ? action : undefined}
      />
      {isKnown && !maySee && <NoPermissionState permission="view_slotting" />}
      {isKnown && maySee && children}
      {!isKnown && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
    </Page>
  );
}
