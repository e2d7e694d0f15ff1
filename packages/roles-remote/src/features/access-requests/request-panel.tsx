import type { Me } from '@slotwise/contract';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { ArrowLeft20Regular } from '@slotwise/shared/ui/icons';
import type { BoardData } from '../../drafts/board-data';
import { useShowRequest } from '../../request-address';
import { SidePanel } from '../../side-panel';
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
  const show = useShowRequest();
  return (
    <SidePanel me={me} title={t('panel.title')} onClose={() => show(null)}>
      {(data) => <Requests data={data} shown={shown} />}
    </SidePanel>
  );
}

function Requests({ data, shown }: { data: BoardData; shown: string }) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const show = useShowRequest();
  if (!data.mayManage) {
    return <EmptyState compact title={t('panel.needs', { permission: data.quoted('manage_roles') })} />;
  }
  if (shown === '') return <RequestList />;
  return (
    <>
      <Button appearance="subtle" className={styles.back} icon={<ArrowLeft20Regular />} onClick={() => show('')}>
        {t('panel.all')}
      </Button>
      <RequestDetails key={shown} id={shown} data={data} />
    </>
  );
}
