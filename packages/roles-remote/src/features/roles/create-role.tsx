import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBoardAddress } from '../../board-address';
import { useBoardLists } from '../../drafts/use-board-lists';
import { creatingAtom } from './creating';
import { useWords } from '../../words';

/** The page's primary action while it is not known who asks. */
export function WaitingCreateRole() {
  const { t } = useWords();
  return (
    <Button appearance="primary" icon={<Add20Regular />} disabledFocusable>
      {t('roles.create')}
    </Button>
  );
}

/** The page's primary action, for who may make roles. Until the lists are here it does nothing: a click is not kept for later. */
export function CreateRole({ me }: { me: Me }) {
  const { t } = useWords();
  const mayManage = useCan(usePlatform(), 'manage_roles');
  const isLoaded = useBoardLists(me).data !== null;
  const create = useSetAtom(creatingAtom);
  const { values, change } = useBoardAddress();
  // The address of the manifest's action. It asks once: a page that is reloaded later does not open the dialog again.
  const asked = values.create !== null;
  useEffect(() => {
    if (!asked || !isLoaded) return;
    change({ create: null }, { replace: true });
    if (mayManage) create({ kind: 'blank' });
  }, [asked, isLoaded, mayManage, create, change]);
  if (!mayManage) return null;
  return (
    <Button
      appearance="primary"
      icon={<Add20Regular />}
      disabledFocusable={!isLoaded}
      onClick={() => create({ kind: 'blank' })}
    >
      {t('roles.create')}
    </Button>
  );
}
