import type { Me, PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { ListSkeleton, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AddWarehouse } from './add-warehouse';
import { CompaniesList } from './companies-list';
import { WarehousesList } from './warehouses-list';

interface PlacesPageProps {
  title: string;
  /** Name of the list on paper, where the page has others beside it. */
  part?: string;
  /** Permission that somebody must hold to see this page, beside seeing warehouses or companies at all. */
  permission: PermissionName;
  /** Purpose of the page, said to each kind of user. */
  purpose: Readonly<Record<Me['userType'], string>>;
  /** Sentence about the possibilities of a first warehouse here. */
  firstStep: string;
  /** For companies: links to further pages. */
  nav?: ReactNode;
  /** For companies: a further action, before the adding of a warehouse. */
  action?: ReactNode;
  /** Address of the page of one warehouse, if there is one. */
  hrefOf?: (warehouseId: string) => string;
  /** Text about one warehouse beside its name. */
  about?: (warehouseId: string) => ReactNode;
  isAboutPending?: boolean;
  /** The same of a provider's companies. */
  companies?: Omit<ComponentProps<typeof CompaniesList>, 'me'>;
  /** For companies: content below the list. */
  below?: ReactNode;
}

/** A screen that begins with a choice of place: a company's warehouses, or a provider's companies. */
export function PlacesPage({
  title,
  part,
  permission,
  purpose,
  firstStep,
  nav,
  action,
  hrefOf,
  about,
  isAboutPending,
  companies,
  below,
}: PlacesPageProps) {
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  if (!me || status !== 'user') {
    return (
      <Page>
        <PageHeader title={title} />
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      </Page>
    );
  }
  const isCompany = me.userType === 'company';
  const missing = [permission, isCompany ? ('view_warehouses' as const) : ('view_companies' as const)].find(
    (needed) => !platform.session.can(needed),
  );
  if (missing) {
    return (
      <Page>
        <PageHeader title={title} />
        <NoPermissionState permission={missing} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={title}
        {...(isCompany && part !== undefined && { part })}
        description={purpose[me.userType]}
        action={
          isCompany && (
            <>
              {action}
              <AddWarehouse me={me} primary />
            </>
          )
        }
      />
      {isCompany && nav}
      {isCompany ? (
        <WarehousesList me={me} firstStep={firstStep} hrefOf={hrefOf} about={about} isAboutPending={isAboutPending} />
      ) : (
        <CompaniesList me={me} {...companies} />
      )}
      {isCompany && below}
    </Page>
  );
}
