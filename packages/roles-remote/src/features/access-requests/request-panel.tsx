import type { Me } from '@slotwise/contract';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ArrowLeft20Regular, Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useBoardLists } from '../../drafts/use-board-lists';
import { useShowRequest } from '../../request-address';
import { RequestDetails } from './request-details';
import { RequestList } from './request-list';
import { useRequestStyles } from './request.styles';
import { useWords } from './words';

interface RequestPanelProps {
  me: Me;
  /** Id of the request that is shown; empty: the list of those that are open. */
  shown: string;
}

/** Beside the page: who asks for which permission, and the decision. */
export default function RequestPanel({ me, shown }: RequestPanelProps) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const show = useShowRequest();
  const lists = useBoardLists(me);
  const describeError = useDescribeError();
  const { data } = lists;
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={() => show(null)}
      aria-label={t('panel.title')}
    >
      <ReturnFocus />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label={t('panel.close')}
              icon={<Dismiss20Regular />}
              onClick={() => show(null)}
            />
          }
        >
          {t('panel.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {data && !data.mayManage && (
          <EmptyState compact title={t('panel.needs', { permission: data.quoted('manage_roles') })} />
        )}
        {data?.mayManage && shown === '' && <RequestList />}
        {data?.mayManage && shown !== '' && (
          <>
            <Button appearance="subtle" className={styles.back} icon={<ArrowLeft20Regular />} onClick={() => show('')}>
              {t('panel.all')}
            </Button>
            <RequestDetails key={shown} id={shown} data={data} />
          </>
        )}
        {!data && lists.error && (
          <ErrorState compact {...describeError(lists.error)} onRetry={lists.retry} retrying={lists.retrying} />
        )}
        {!data && !lists.error && <ListSkeleton />}
      </DrawerBody>
    </OverlayDrawer>
  );
}
