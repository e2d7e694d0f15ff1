import { Button, EmptyState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import { useAtomValue } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { remotesAtom } from '../registry/registry';
import { HomeLink } from './home-link';
import { NOT_FOUND_TITLE } from './use-arrival';

/** An address that no remote claims. One whose manifest cannot be read claims none: it is named here. */
export function NotFoundPage() {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const unreadable = useAtomValue(remotesAtom).filter((remote) => remote.manifest === null);
  const names = unreadable.map((remote) => remote.name).join(', ');
  return (
    <Page>
      <PageHeader title={NOT_FOUND_TITLE} />
      <PageContent>
        <EmptyState
          title="There is no page at this address."
          reason={names ? `${pathname} may belong to a part that cannot be used now: ${names}.` : pathname}
          drawing="search"
          action={
            <>
              <HomeLink />
              {names && <Button onClick={() => void registry.refresh()}>Retry</Button>}
            </>
          }
        />
      </PageContent>
    </Page>
  );
}
