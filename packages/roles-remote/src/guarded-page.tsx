import type { PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
  type PageHeaderProps,
} from '@slotwise/shared/ui';
import { FilterBarSkeleton } from '@slotwise/shared/ui/plain';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // The list scrolls in its own frame, so that rows out of sight cost nothing. In a low window the page scrolls.
  framed: { height: '100%', minHeight: '34rem' },
});

interface GuardedPageProps extends PageHeaderProps {
  permission: PermissionName;
  isFramed?: boolean;
  children: ReactNode;
}

/** A page for those who hold a permission, once it is known who does. */
export function GuardedPage({ permission, isFramed = false, children, action, ...header }: GuardedPageProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const may = useCan(platform, permission);
  const isKnown = me !== null && status === 'user';
  return (
    <Page className={isFramed ? styles.framed : undefined}>
      <PageHeader {...header} action={isKnown && may ? action : undefined} />
      {!isKnown && (
        <>
          <FilterBarSkeleton filters={2} />
          <PageContent>
            <ListSkeleton avatar={false} />
          </PageContent>
        </>
      )}
      {isKnown && !may && <NoPermissionState permission={permission} />}
      {isKnown && may && children}
    </Page>
  );
}
