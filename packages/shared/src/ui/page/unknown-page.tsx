import type { ReactNode } from 'react';
import { sharedWords } from '../../words';
import { EmptyState } from '../feedback/empty-state';
import { Page, PageContent } from './page-content';
import { PageHeader } from './page-header';

export interface UnknownPageProps {
  /** The address, or why there is none. */
  reason: string;
  /** The ways on. */
  action?: ReactNode;
}

/** Stands at an address that has no page. */
export function UnknownPage({ reason, action }: UnknownPageProps) {
  const { t } = sharedWords.useWords();
  return (
    <Page>
      <PageHeader title={t('not-found.title')} />
      <PageContent>
        <EmptyState title={t('not-found.here')} reason={reason} drawing="search" action={action} />
      </PageContent>
    </Page>
  );
}
