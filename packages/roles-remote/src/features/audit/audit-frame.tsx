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
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // The list scrolls in its own frame, so that rows out of sight cost nothing. In a low window the page scrolls.
  framed: { height: '100%', minHeight: '34rem' },
});

interface AuditFrameProps extends PageHeaderProps {
  isFramed?: boolean;
  children: ReactNode;
}

/** A page of the audit, once it is known that the reader may see it. */
export function AuditFrame({ isFramed = false, children, action, ...header }: AuditFrameProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const may = useCan(platform, 'view_audit');
  const isKnown = me !== null && status === 'user';
  return (
    <Page className={isFramed ? styles.framed : undefined}>
      <PageHeader {...header} action={isKnown && may ? action : undefined} />
      {!isKnown && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
      {isKnown && !may && <NoPermissionState permission="view_audit" />}
      {isKnown && may && children}
    </Page>
  );
}
