import type { Me, PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  EmptyState,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
} from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import { SectionNav, useSectionName } from './section-nav';

const useStyles = makeStyles({
  // A list scrolls in its own frame, so that rows which are out of sight cost nothing. In a low window the page scrolls.
  framed: { height: '100%', minHeight: '34rem' },
});

interface SectionPageProps {
  permission: PermissionName;
  /** Of a page below the sections; the others are called as the whole. */
  title?: string;
  above?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  /** The page is as high as its window, and its content scrolls inside. */
  isFramed?: boolean;
  children: (me: Me) => ReactNode;
}

/** One of the inventory's screens: its header and its place among the others, once it is known who looks at it. */
export function SectionPage(props: SectionPageProps) {
  const { permission, title, above, description, action, isFramed = false, children } = props;
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const may = useCan(platform, permission);
  const isKnown = me !== null && status === 'user';
  const isCompany = me?.userType === 'company';
  const section = useSectionName();
  return (
    <Page className={isFramed ? styles.framed : undefined}>
      <PageHeader
        title={title ?? t('word.title')}
        {...(title === undefined && section !== undefined && { part: section })}
        above={above}
        description={description}
        action={isKnown && isCompany && may ? action : undefined}
      />
      {above === undefined && <SectionNav />}
      {!isKnown && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
      {isKnown && !isCompany && (
        <PageContent>
          <EmptyState title={t('provider.title')} reason={t('provider.reason')} />
        </PageContent>
      )}
      {isKnown && isCompany && !may && <NoPermissionState permission={permission} />}
      {isKnown && isCompany && may && children(me)}
    </Page>
  );
}
